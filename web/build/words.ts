// The words of the page: of src/spieltisch/text/{de,en}.ftl only the messages it uses, one module a language.
//
// Used is every key written out as say("key"), every key that begins like say(`begin-${...}`), and the keys that the
// server sends by name. A key that is written out and missing in a language fails the build.

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SENT = ["table-say-", "table-turn-", "tally-", "hint-"];
const LANGUAGES = ["de", "en"];
const PREFIX = "virtual:words/";
const SAID = /\bsay\(\s*(?:"([^"]+)"|`([^`$]*)(\$?))/g;

export interface Used {
  keys: Map<string, string>; // and in which file
  begins: Map<string, string>;
}

/** Which messages the sources in this folder ask for. */
export function used(folder: string): Used {
  const found: Used = { keys: new Map(), begins: new Map() };
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(entry)) continue;
    for (const [, plain, begin, more] of readFileSync(join(folder, entry), "utf8").matchAll(SAID)) {
      if (plain ?? !more) found.keys.set(plain ?? begin ?? "", entry);
      else found.begins.set(begin ?? "", entry);
    }
  }
  return found;
}

/** The parsed messages of one language that are used; throws when one is missing. */
export function select(ftl: string, wanted: Used, language: string): FluentResource["body"] {
  const { body } = new FluentResource(ftl);
  const known = new Set(body.map((message) => message.id));
  for (const [key, file] of wanted.keys) {
    if (!known.has(key)) throw new Error(`${file}: say("${key}") is not in ${language}.ftl`);
  }
  for (const [begin, file] of wanted.begins) {
    if (!body.some((message) => message.id.startsWith(begin)))
      throw new Error(`${file}: no key of ${language}.ftl begins with "${begin}"`);
  }
  const begins = [...SENT, ...wanted.begins.keys()];
  return body.filter(({ id }) => wanted.keys.has(id) || begins.some((begin) => id.startsWith(begin)));
}

export function words(sources: string, texts: string): Plugin {
  const file = (language: string) => join(texts, `${language}.ftl`);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      this.addWatchFile(file(language));
      const body = select(readFileSync(file(language), "utf8"), used(sources), language);
      return `export default ${JSON.stringify(body)}`;
    },
    handleHotUpdate({ file: changed, server }) {
      if (!LANGUAGES.map(file).includes(changed)) return;
      for (const language of LANGUAGES) {
        const module = server.moduleGraph.getModuleById(`\0${PREFIX}${language}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}
