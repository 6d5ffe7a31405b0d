import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepFresh } from "./frame/fresh";
import { screen } from "./route.svelte";
import { loadScreen } from "./screens";
import { speak } from "./words.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
keepFresh();
void loadScreen(screen())?.catch(() => undefined); // while the words are fetched
await speak();
mount(App, { target: page });
