// The browser's tab says when it is our turn: in its title, and with an icon of its own.

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

export function attend(title: string, calls: boolean): void {
  document.title = calls ? `● ${title}` : title;
  icon()?.setAttribute("href", calls ? "/icon-turn.svg" : "/icon.svg");
}
