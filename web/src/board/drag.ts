// Dragging with mouse, pen and finger: the element follows the pointer, and lets go where the pointer lets go.
// A press that does not move stays a click.

const THRESHOLD = 6; // px until a press is a drag

export interface Drag {
  /** May it be dragged now? */
  able: () => boolean;
  start?: () => void;
  /** What is below the pointer, without the dragged element itself. */
  over?: (below: Element | null) => void;
  /** Let go; `null` when the drag was broken off. */
  drop: (below: Element | null, x: number, y: number) => void;
}

/** Tells the field below what is dragged that it is there: the class `over`. For `null` none is any more. */
export function hovering(): (below: Element | null) => void {
  let over: Element | null = null;
  return (below) => {
    const spot = below?.closest(".spot") ?? null;
    if (spot === over) return;
    over?.classList.remove("over");
    spot?.classList.add("over");
    over = spot;
  };
}

/** A Svelte attachment, of an HTML element or a part of a drawing. The element needs `touch-action: none`. */
export function drag(handlers: Drag): (node: HTMLElement | SVGGraphicsElement) => () => void {
  return (element) => {
    const node = element as HTMLElement; // what is used here, both have
    let pressed: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    const below = (x: number, y: number) => {
      node.style.pointerEvents = "none";
      const found = document.elementFromPoint(x, y);
      node.style.pointerEvents = "";
      return found;
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !handlers.able()) return;
      pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!dragging) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        dragging = true;
        node.setPointerCapture(event.pointerId);
        node.classList.add("dragged");
        handlers.start?.();
      }
      const unit = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
      node.style.translate = `${dx / unit}px ${dy / unit}px`;
      handlers.over?.(below(event.clientX, event.clientY));
    }

    function end(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      const broken = event.type === "pointercancel";
      if (dragging) {
        if (!broken) addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        handlers.drop(broken ? null : below(event.clientX, event.clientY), event.clientX, event.clientY);
        node.classList.remove("dragged");
        node.style.translate = "";
      }
      pressed = null;
      dragging = false;
    }

    /** The click that follows the end of a drag. */
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
    };
  };
}
