/** Where words stand in a chart. */
import { numberIn } from "../lib/messages";
import type { Part } from "./review.svelte";

/** Names at the ends of lines, at least `gap` apart, as near to their lines as that lets them be. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [...wanted];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(least, wanted[index] ?? 0);
    least = (placed[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** The top of a scale in four round steps, at least this high. */
export function roomy(value: number): number {
  const steps = [1, 2, 5].flatMap((digit) => [1, 10, 100, 1000].map((size) => digit * size)).sort((one, other) => one - other);
  return 4 * (steps.find((step) => 4 * step >= value) ?? value / 4);
}

/** The parts' names under a chart: a word once, then numbers, as many as there is room for. */
export function partLabels(
  parts: Part[],
  nameOf: (part: Part) => string,
  x: (step: number) => number,
  room: number,
): { at: number; x: number; text: string }[] {
  const shown: { at: number; x: number; text: string }[] = [];
  const usual = ({ label }: Part): boolean => parts.length < 3 || parts.filter((other) => other.label.key === label.key).length > 1;
  let key = "";
  let end = -Infinity;
  for (const part of parts) {
    const number = numberIn(part.label);
    if (number === undefined || !usual(part)) continue;
    const text = part.label.key === key ? String(number) : nameOf(part);
    const middle = (x(part.from) + x(part.to + 1)) / 2;
    const half = Math.max(room / 2, text.length * 3.5);
    if (middle - half < end) continue;
    shown.push({ at: part.from, x: middle, text });
    key = part.label.key;
    end = middle + half;
  }
  return shown;
}
