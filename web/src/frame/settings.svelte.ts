// What somebody has chosen for this device: how the page looks and whether it makes itself heard.

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

const THEME = "spieltisch-theme";
const LOUD = "spieltisch-sound";

const kept = $state<{ theme: Theme; loud: boolean }>({
  theme: THEMES.find((theme) => theme === localStorage.getItem(THEME)) ?? "system",
  loud: localStorage.getItem(LOUD) !== "off",
});

function show(): void {
  if (kept.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = kept.theme;
}
show();

export const settings = {
  get theme(): Theme {
    return kept.theme;
  },
  set theme(theme: Theme) {
    kept.theme = theme;
    localStorage.setItem(THEME, theme);
    show();
  },
  /** Sound and vibration. */
  get loud(): boolean {
    return kept.loud;
  },
  set loud(loud: boolean) {
    kept.loud = loud;
    localStorage.setItem(LOUD, loud ? "on" : "off");
  },
};
