import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepFresh } from "./frame/fresh";
import { load } from "./games";
import { known } from "./link/http";
import { screen } from "./route.svelte";
import { loadScreen } from "./screens";
import type { TableView } from "./wire";
import { speak } from "./words.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
keepFresh();
const here = screen();
const table = here.name === "table" && known<TableView>(`/api/tables/${here.id}`);
// All at once; what cannot be had says so where it is shown.
await Promise.all([speak(), loadScreen(here)?.catch(() => undefined), table && load(table.setup.game).catch(() => undefined)]);
mount(App, { target: page });
