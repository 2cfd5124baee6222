/** The server's words for people. */
import { tell } from "../words/index.svelte";

/** "lone_card" as "Lone card". */
export function readable(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the server says of itself begins with a small letter: as a sentence of its own. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** What is done and with which card, "Face up: 12": each in the reader's language. */
export function labelWords(label: string, game: string): string {
  const whole = tell(label, game);
  if (whole !== label) return whole;
  return label
    .split(": ")
    .map((part) => tell(part, game))
    .join(": ");
}

/** A title and what stands in brackets after it. */
export function titleOf(title: string): { name: string; also: string } {
  const [, name = title, also = ""] = /^(.*?) \((.*)\)$/.exec(title) ?? [];
  return { name, also };
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

/** "5 minutes ago". */
export function ago(seconds: number, language: string): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const form = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < 3600) return form.format(-Math.round(past / 60), "minute");
  if (past < 86_400) return form.format(-Math.round(past / 3600), "hour");
  return form.format(-Math.round(past / 86_400), "day");
}
