/** Small things in words. */
import { settings } from "../lib/settings.svelte";
import { known, say } from "../words/index.svelte";

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How the reader's own country writes the language that was chosen: "19 November" or "November 19". */
export function locale(): string {
  return navigator.languages.find((one) => one.startsWith(settings.language)) ?? settings.language;
}

/** A bot's level by its name. */
export function level(bot: string): string {
  const key = `new-level-${bot}`;
  return known(key) ? say(key as "new-level-casual") : capital(bot);
}

/** Seconds as a clock shows them: 0:42. */
export function time(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400) return say("seat-days", { n: Math.floor(whole / 86_400) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What the server says of itself begins with a small letter: as a sentence of its own. */
export function sentence(text: string): string {
  return /[.!?]$|^$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** A title without what stands in brackets after it. */
export function titleOf(title: string): string {
  return title.replace(/ \(.*\)$/, "");
}

/** "4" or "3–6". */
export function rangeOf(numbers: number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? `${low}` : `${low}–${high}`;
}

/** "Ama, Felix and Jo" in the reader's language. */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** "40%", in German with a space. */
export function percent(share: number): string {
  return share.toLocaleString(settings.language, { style: "percent" });
}

/** "5 minutes ago". */
export function ago(seconds: number, language: string): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const form = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < 3600) return form.format(-Math.round(past / 60), "minute");
  if (past < 86_400) return form.format(-Math.round(past / 3600), "hour");
  return form.format(-Math.round(past / 86_400), "day");
}
