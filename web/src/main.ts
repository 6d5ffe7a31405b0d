import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepFresh } from "./frame/fresh";
import { speak } from "./words.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
keepFresh();
await speak();
mount(App, { target: page });
