/** A hint: what a strong bot would do in our place, and why. */
import { get } from "../lib/api";
import type { Explanation, Message } from "../lib/types";

export interface Hint {
  actions: number[];
  why: Message;
}

export async function askHint(table: string): Promise<Hint> {
  const told = await get<Explanation>(`/api/tables/${table}/hint`);
  return { actions: [told.chosen], why: told.words };
}
