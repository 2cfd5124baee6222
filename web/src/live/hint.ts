/** A hint: what a strong bot would do in our place, and why. */
import { get } from "../lib/api";
import type { Explanation } from "../lib/types";

export interface Hint {
  actions: number[];
  text: string;
}

export async function askHint(table: string): Promise<Hint> {
  const told = await get<Explanation>(`/api/tables/${table}/hint`);
  const best = told.actions?.find((one) => one.action === told.chosen);
  return { actions: [told.chosen], text: told.words || best?.words || told.verdict || best?.text || "" };
}
