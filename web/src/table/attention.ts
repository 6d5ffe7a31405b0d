// The browser's tab says when it is our turn: in its title, and with an icon of its own.

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
let called = false;

export function attend(title: string, calls: boolean): void {
  const shown = calls ? `● ${title}` : title;
  if (document.title !== shown) document.title = shown;
  if (called !== calls) icon()?.setAttribute("href", calls ? "/icon-turn.svg" : "/icon.svg");
  called = calls;
}
