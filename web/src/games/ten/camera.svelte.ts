// The part of a table without edges that is seen. It fits itself to what lies there, until somebody moves it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NEAREST = 1.6; // px of the screen to a unit of the drawing
const FARTHEST = 0.35;
const SLACK = 1.3; // so much larger must things become for a view that still fits to change
const KEPT = 60; // px at the lower edge, for the buttons: no place lies below them when everything is shown
const THRESHOLD = 6; // px until a press moves the table

export class Camera {
  /** The middle of what is seen, in units of the drawing, and how large it is shown. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  width = $state(0);
  height = $state(0);
  /** Somebody has chosen what is seen. */
  own = $state(false);
  /** A finger or the mouse has hold of the table. */
  held = $state(false);

  readonly #box: () => Box;
  readonly #pointers = new Map<string, { x: number; y: number }>();

  /** To be made while a board is made: what `box` says shall be seen. */
  constructor(box: () => Box) {
    this.#box = box;
    $effect(() => {
      const shown = this.#box();
      if (this.width && this.height) this.#follow(shown);
    });
  }

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.zoom}px, ${this.height / 2 - this.y * this.zoom}px) scale(${this.zoom})`;
  }

  #best({ left, top, right, bottom }: Box): number {
    return Math.min(this.width / (right - left), (this.height - KEPT) / (bottom - top), NEAREST);
  }

  #sees({ left, top, right, bottom }: Box): boolean {
    const [wide, high] = [this.width / 2 / this.zoom, this.height / 2 / this.zoom];
    return left >= this.x - wide - 1 && right <= this.x + wide + 1 && top >= this.y - high - 1 && bottom <= this.y + high - KEPT / this.zoom + 1;
  }

  #follow(box: Box): void {
    if (this.own || (this.#sees(box) && this.#best(box) < this.zoom * SLACK)) return;
    this.fit();
  }

  /** All that lies there is seen again. */
  fit(): void {
    const box = this.#box();
    this.own = false;
    this.zoom = this.#best(box);
    this.x = (box.left + box.right) / 2;
    this.y = (box.top + box.bottom) / 2 + KEPT / 2 / this.zoom;
  }

  /** Nearer or farther; what is at this point of the screen stays there. */
  scale(by: number, x = this.width / 2, y = this.height / 2): void {
    const zoom = Math.min(Math.max(this.zoom * by, FARTHEST), 2 * NEAREST);
    const [dx, dy] = [x - this.width / 2, y - this.height / 2];
    this.x += dx / this.zoom - dx / zoom;
    this.y += dy / this.zoom - dy / zoom;
    this.zoom = zoom;
    this.own = true;
  }

  move(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.own = true;
  }

  /** The keyboard is there: it has to be seen. */
  show(x: number, y: number, margin: number): void {
    const [wide, high] = [this.width / 2 / this.zoom - margin, this.height / 2 / this.zoom - margin];
    this.x = Math.min(Math.max(this.x, x - wide), x + wide);
    this.y = Math.min(Math.max(this.y, y - high), y + high);
  }

  /** A Svelte attachment: drawn with the mouse or a finger, spread with two, turned by the wheel. */
  readonly hands = (node: Element): (() => void) => {
    const pointers = this.#pointers;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void, passive = true) =>
      node.addEventListener(type, heard as EventListener, { signal: off.signal, passive });
    let pressed: { x: number; y: number } | null = null;

    on("pointerdown", (event) => {
      if (event.button !== 0 || (event.target as Element).closest("[data-drags]")) return;
      if (event.isPrimary) pointers.clear();
      pointers.set(String(event.pointerId), at(event));
      pressed = pointers.size === 1 ? at(event) : pressed;
    });
    on("pointermove", (event) => {
      const id = String(event.pointerId);
      const [before, now] = [pointers.get(id), at(event)];
      if (!before || !pressed) return;
      if (!this.held && pointers.size === 1) {
        if (Math.hypot(now.x - pressed.x, now.y - pressed.y) < THRESHOLD) return;
        node.setPointerCapture(event.pointerId);
      }
      this.held = true;
      const other = [...pointers].find(([one]) => one !== id)?.[1];
      pointers.set(id, now);
      if (other) {
        const [was, is] = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
        this.move((now.x - before.x) / 2, (now.y - before.y) / 2);
        this.scale((is ?? 1) / (was || 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
      } else this.move(now.x - before.x, now.y - before.y);
    });
    const end = (event: PointerEvent) => {
      if (!pointers.delete(String(event.pointerId)) || pointers.size || !this.held) return;
      this.held = false;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    const swallow = (event: Event) => event.stopPropagation();
    on("pointerup", end);
    on("pointercancel", end);
    on(
      "wheel",
      (event) => {
        event.preventDefault();
        const { x, y } = at(event);
        this.scale(Math.exp(-Math.max(-60, Math.min(event.deltaY, 60)) / 300), x, y);
      },
      false,
    );
    return () => off.abort();
  };
}
