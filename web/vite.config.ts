import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { icon } from "./build/icon.ts";
import { rules } from "./build/rules.ts";
import { words } from "./build/words.ts";
import { worker } from "./build/worker.ts";

const here = import.meta.dirname;
const server = process.env["SPIELTISCH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here,
  base: "/",
  plugins: [
    words(resolve(here, "src"), resolve(here, "../src/spieltisch/text")),
    rules(resolve(here, "../docs/games")),
    icon(),
    worker(resolve(here, "src/worker"), resolve(here, "../src/spieltisch/text")),
    svelte(),
  ],
  build: {
    outDir: resolve(here, "../src/spieltisch/static"),
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    manifest: "parts.json", // by which the server names what an address needs (server/page.py)
    cssCodeSplit: false, // small enough for one
    // Few files: over HTTP/1.1 each beyond the sixth waits for another one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /node_modules|\/src\/(?:frame|link|parts|home)\/|vite\/preload-helper|src\/(?:words|route)/ },
            { name: "table", test: /\/src\/(?:board|table)\// },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // nothing inline: the page's content security policy allows no data: scripts
  },
  // `npm run dev` beside a running `spieltisch serve`: the page from here, everything else from there.
  server: {
    fs: { allow: [resolve(here, "..")] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
});
