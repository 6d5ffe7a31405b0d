// Arrow keys over whatever lies in a group: of all stops one is reached by Tab, the arrows go to the nearest one in
// their direction, as it is seen on the screen. A stop has the attributes `data-stop` and `tabindex="-1"`.

const STEPS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Stop = HTMLElement | SVGElement;

function middle(stop: Element): [x: number, y: number] {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest stop that way: what lies aside counts three times. */
function nearest(stops: Stop[], from: Stop, [dx, dy]: [number, number]): Stop | undefined {
  const [x, y] = middle(from);
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const [toX, toY] = middle(stop);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along < 4 || aside > along * 2.5 + 2) continue;
    const far = along + 3 * aside;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** A Svelte attachment for the group. */
export function arrows(group: Element): () => void {
  let current: Stop | null = null;
  const stops = () => [...group.querySelectorAll<Stop>("[data-stop]")];

  function enter(stop: Stop | null): void {
    if (current !== stop) current?.setAttribute("tabindex", "-1");
    current = stop;
    stop?.setAttribute("tabindex", "0");
  }

  /** Stops come and go: one of them is always reached by Tab, best one that does something. */
  function renew(): void {
    if (current && group.contains(current) && current.hasAttribute("data-stop")) return;
    enter(group.querySelector<Stop>("[data-stop][data-move], [data-stop][data-leads]") ?? stops()[0] ?? null);
  }

  function key(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const from = (event.target as Element).closest<Stop>("[data-stop]");
    if (!from || altKey || ctrlKey || metaKey) return;
    const all = stops();
    const to = key === "Home" ? all[0] : key === "End" ? all.at(-1) : STEPS[key] && nearest(all, from, STEPS[key]);
    if (STEPS[key] || to) event.preventDefault();
    if (to) {
      enter(to);
      to.focus();
    }
  }

  const focus = (event: Event) => enter((event.target as Element).closest<Stop>("[data-stop]") ?? current);
  const watch = new MutationObserver(renew);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-stop"] });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  renew();
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", key);
    group.removeEventListener("focusin", focus);
  };
}
