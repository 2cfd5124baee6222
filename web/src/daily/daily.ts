/** The deal of the day: what the server tells of it, and small things in words. */
import { get, post } from "../lib/api";
import { somebody } from "../lib/me.svelte";
import type { DailyResults, Today } from "../lib/types";
import { locale } from "../ui/format";

export const today = (): Promise<Today> => get<Today>("/api/daily");

export const resultsOf = (day: string, game: string): Promise<DailyResults> => get<DailyResults>(`/api/daily/${day}/${game}`);

/** One's own table with today's deal: always the same. Its id. */
export async function play(game: string): Promise<string> {
  await somebody();
  return (await post<{ id: string }>(`/api/daily/${game}`)).id;
}

/** "18 November 2026": days are by UTC, wherever the reader is. */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale(), { dateStyle: "long", timeZone: "UTC" });
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Points and how many people have them, in so many steps at most; the best first, as they are told. */
export function steps(scores: [number, number][], most = 10): { label: string; low: number; high: number; count: number }[] {
  if (!scores.length) return [];
  const values = scores.map(([score]) => score);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const bins = Array.from({ length: Math.floor((high - low) / width) + 1 }, (_, n) => ({ low: low + n * width, high: low + (n + 1) * width - 1, count: 0 }));
  for (const [score, count] of scores) {
    const bin = bins[Math.floor((score - low) / width)];
    if (bin) bin.count += count;
  }
  const best = (values[0] ?? 0) >= (values.at(-1) ?? 0);
  if (best) bins.reverse();
  return bins.map((bin) => ({ ...bin, label: bin.low === bin.high ? `${bin.low}` : `${bin.low} – ${bin.high}` }));
}
