// The games' rules for the page: docs/games/ID.md and ID.de.md as HTML, one module a game and language. What only those
// who write programs need - options, notation, what a seat may know - is left out.

import { marked } from "marked";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LEFT_OUT = [
  ["Options", "Optionen"],
  ["Moves", "Züge"],
  ["Your own board", "Der eigene Plan"],
  ["What a seat may know", "Was ein Platz wissen darf"],
].flat();
const PREFIX = "virtual:rules/";

/** The sections for people, without the title, which the page has itself. */
export function sections(markdown: string): string {
  const [intro = "", ...rest] = markdown.split(/^## /m);
  const kept = rest.filter((section) => !LEFT_OUT.includes(section.split("\n", 1)[0] ?? ""));
  return [intro.replace(/^# .*\n/, ""), ...kept.map((section) => `## ${section}`)].join("");
}

/** With the rules' numbers as anchors, pictures as figures, and no link to what has been left out. */
export function html(markdown: string): string {
  return marked
    .parse(sections(markdown), { async: false })
    .replaceAll(/<li><strong>([A-Z]{2}-\d+)<\/strong>/g, '<li id="$1"><strong>$1</strong>')
    .replaceAll(/<a href="[^"]*">(.*?)<\/a>/g, "$1")
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, "<figure>$1</figure>")
    .replaceAll(/<table>([\s\S]*?)<\/table>/g, '<div class="wide"><table>$1</table></div>');
}

/** How large a picture is, so that it has its room before it is there and nothing moves when it comes. */
function room(svg: string): string {
  const [, width = "", height = ""] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return `width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"`;
}

export function rules(folder: string): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      const file = join(folder, language === "en" ? `${game}.md` : `${game}.${language}.md`);
      this.addWatchFile(file);
      const pictures: string[] = [];
      const body = html(readFileSync(file, "utf8")).replaceAll(/src="([^"]+\.svg)"/g, (_, name: string) => {
        const picture = join(folder, name);
        pictures.push(`import picture${pictures.length} from ${JSON.stringify(`${picture}?url`)};`);
        return `loading="lazy" ${room(readFileSync(picture, "utf8"))} src="\u0000${pictures.length - 1}\u0000"`;
      });
      const text = JSON.stringify(body).replaceAll(/\\u0000(\d+)\\u0000/g, (_, n: string) => `" + picture${n} + "`);
      return `${pictures.join("\n")}\nexport default ${text};`;
    },
  };
}
