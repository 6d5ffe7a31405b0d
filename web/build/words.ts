// The words of the page: of src/spieltisch/text/{de,en}.ftl only the messages it uses, one module a language.
//
// Used is every key that stands somewhere as "key", every key that begins like `begin-${...}`, and the keys that the
// server sends by name. A key that is asked for, say("key"), and missing in a language fails the build.

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SENT = ["table-say-", "table-turn-", "tally-", "hint-"];
const LANGUAGES = ["de", "en"];
const PREFIX = "virtual:words/";
const SAID = /\bsay\(\s*(?:"([^"]+)"|`([^`$]*)(\$?))/g;
const QUOTED = /"((?:\w+-)+\w+)"|`((?:\w+-)+)\$/g; // also within say(here ? "one" : "other")

export interface Used {
  keys: Map<string, string>; // and in which file
  begins: Map<string, string>;
  quoted: Set<string>; // perhaps keys
}

/** Which messages the sources in this folder ask for. */
export function used(folder: string): Used {
  const found: Used = { keys: new Map(), begins: new Map(), quoted: new Set() };
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(entry)) continue;
    const source = readFileSync(join(folder, entry), "utf8");
    for (const [, plain, begin, more] of source.matchAll(SAID)) {
      if (plain ?? !more) found.keys.set(plain ?? begin ?? "", entry);
      else found.begins.set(begin ?? "", entry);
    }
    for (const [, key, begin] of source.matchAll(QUOTED)) {
      if (key) found.quoted.add(key);
      else if (begin) found.begins.set(begin, entry);
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
  return body.filter(({ id }) => wanted.keys.has(id) || wanted.quoted.has(id) || begins.some((begin) => id.startsWith(begin)));
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
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`; // read twice as fast as a script
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
