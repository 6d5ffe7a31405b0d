// Tiles move, they do not jump: what has the same id before and after a new view goes from its old place to its new one,
// also from the rack to the board and between drawings of different scale. What was not there before is put down from
// above, or comes from the element with `data-place="..."` that `from` names.

import { tick } from "svelte";
import { kind } from "./tiles";

const GLIDE = 200; // ms
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

type Node = HTMLElement | SVGGraphicsElement;

export class Travel {
  #nodes = new Map<string, Node>();

  /** To be called while a board is made: `position` is read, and whenever it changes tiles glide. */
  constructor(position: () => unknown, from: (id: string) => string | null = () => null) {
    let first = true;
    $effect.pre(() => {
      position();
      if (first || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        first = false;
        return;
      }
      const old = new Map([...this.#nodes].map(([id, node]) => [id, node.getBoundingClientRect()]));
      void tick().then(() => this.#glide(old, from));
    });
  }

  /** A Svelte attachment for what moves: an HTML element, or a `g` without a transform of its own. */
  of(id: string): (node: Node) => () => void {
    return (node) => {
      this.#nodes.set(id, node);
      return () => {
        if (this.#nodes.get(id) === node) this.#nodes.delete(id);
      };
    };
  }

  #glide(old: Map<string, DOMRect>, from: (id: string) => string | null): void {
    const gone = [...old].filter(([id]) => !this.#nodes.has(id));
    for (const [id, node] of this.#nodes) {
      let start = old.get(id);
      if (!start) {
        // A tile that is one of several alike, and known by another name now.
        const alike = gone.findIndex(([other]) => kind(other) === kind(id));
        if (alike >= 0) start = gone.splice(alike, 1)[0]?.[1];
      }
      const place = start ? null : from(id);
      if (place) start = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      if (start?.width) move(node, start);
      else if (!old.has(id)) put(node);
    }
  }
}

/** How many units of the drawing one px of the screen is. */
function unit(node: Node): number {
  return node instanceof SVGGraphicsElement ? 1 / (node.getScreenCTM()?.a || 1) : 1;
}

function move(node: Node, start: DOMRect): void {
  const end = node.getBoundingClientRect();
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  const scale = end.width ? Math.min(start.width / end.width, 3) : 1;
  if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.05) return;
  const px = unit(node);
  run(node, `translate(${dx * px}px, ${dy * px}px) scale(${scale})`);
}

function put(node: Node): void {
  run(node, `translateY(${-10 * unit(node)}px)`, 0);
}

function run(node: Node, transform: string, opacity = 1): void {
  node.style.transformBox = "fill-box";
  node.style.transformOrigin = "0 0";
  node.animate([{ transform, opacity }, { transform: "none", opacity: 1 }], { duration: GLIDE, easing: EASE });
}
