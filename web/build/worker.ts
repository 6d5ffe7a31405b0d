// The service worker (src/worker/worker.js), and the page it shows where there is no network: one in each language, whole in
// itself, because nothing else can be fetched then, but for offline.js, which
// brings the reader back.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ICON, svg } from "./icon.ts";

const LANGUAGES = ["de", "en"];
const STYLE = `
  :root { color-scheme: light dark; background: light-dark(#ece2cd, #1d1916); color: light-dark(#2d2823, #f1e9da) }
  body { display: grid; place-content: center; justify-items: center; min-height: 90vh; margin: 0 1.5rem;
         font: 1rem/1.5 system-ui, sans-serif; text-align: center }
  svg { width: 6rem }
  h1 { margin: 1rem 0 0; font: 600 1.7rem/1.2 ui-serif, Georgia, serif }
  p { max-width: 26rem; color: light-dark(#655b4f, #b8ab98) }
  a { padding: 0.7rem 1.4rem; border-radius: 9px; background: light-dark(#25694a, #7fcaa0);
      color: light-dark(#fff, #10261b); font-weight: 600; text-decoration: none }
`;

function page(language: string, text: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const say = (key: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${key} is not in ${language}.ftl`);
    return bundle.formatPattern(pattern);
  };
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("web-name")}</title>
<script src="/offline.js" defer></script>
<style>${STYLE}</style>
<main>
${svg(ICON)}
<h1>${say("web-offline")}</h1>
<p>${say("web-offline-text")}</p>
<a href="">${say("web-offline-again")}</a>
</main>
`;
}

export function worker(sources: string, texts: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle() {
      const version = createHash("sha256");
      for (const language of LANGUAGES) {
        const source = page(language, readFileSync(join(texts, `${language}.ftl`), "utf8"));
        version.update(source);
        this.emitFile({ type: "asset", fileName: `offline.${language}.html`, source });
      }
      const [script = "", again = ""] = ["worker.js", "offline.js"].map((name) => readFileSync(join(sources, name), "utf8"));
      version.update(again);
      this.emitFile({ type: "asset", fileName: "offline.js", source: again });
      this.emitFile({ type: "asset", fileName: "worker.js", source: script.replace("VERSION", version.digest("hex").slice(0, 12)) });
    },
  };
}
