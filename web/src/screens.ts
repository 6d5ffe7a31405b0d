// A screen is screens/NAME.svelte, loaded when it is first needed, and gets what `screen()` says of it. The home screen
// comes with the page.

import type { Component } from "svelte";
import type { Screen } from "./route.svelte";

type Module = { default: Component<Screen> };

const loaders = import.meta.glob<Module>(["./screens/*.svelte", "!./screens/Home.svelte"]);

export function loadScreen({ name }: Screen): Promise<Module> | null {
  if (name === "home") return null;
  return loaders[`./screens/${name[0]?.toUpperCase()}${name.slice(1)}.svelte`]?.() ?? null;
}
