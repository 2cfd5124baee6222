/** What this person likes, on this device only. */
import { forget, read, write } from "./storage";

const defaults = {
  theme: "auto" as "auto" | "light" | "dark",
  language: (navigator.language.startsWith("de") ? "de" : "en") as string,
  pause: 1400, // milliseconds that a full trick stays
  summary: "stay" as "stay" | "seconds" | "never", // how long the end of a round is shown
  speed: 1, // of moving cards; 0: they don't move
  sound: 0, // volume, 0 to 1
  notify: false,
  confirm: "touch" as "touch" | "always" | "never",
  forced: false, // play what is the only choice
  sort: "suit" as "suit" | "rank" | "dealt",
  labels: false, // names of suits on cards
  big: false, // cards a quarter larger
  left: false, // for the left hand
  muted: false, // what others say
  mutes: [] as string[], // what these people say, by name
  tips: true,
};

export type Settings = typeof defaults;
const KEY = "settings";

export const settings = $state({ ...defaults, ...read<Partial<Settings>>(KEY, {}) });

/** Keep the settings, and let the document follow them; call once. */
export function followSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const apply = (): void => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    root.lang = settings.language;
    root.classList.toggle("big-cards", settings.big);
    root.classList.toggle("left-handed", settings.left);
    root.classList.toggle("with-labels", settings.labels);
    const speed = still.matches ? 0 : settings.speed;
    root.style.setProperty("--move", `${260 * speed}ms`);
    root.style.setProperty("--turn", `${320 * speed}ms`);
  };
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  $effect(() => {
    write(KEY, settings);
    apply();
  });
}

/** Under which name this device remembers the tips of a game that were shown. */
export const tipsShown = (game: string): string => `tips.${game}`;

/** All tips of a game are wanted again. */
export function wantTips(game: string): void {
  settings.tips = true;
  forget(tipsShown(game));
}
