/** Opening a table, and our part of a fair deal: the bytes we add, remembered so that they can be looked for afterwards. */
import { get, post } from "../../lib/api";
import { somebody } from "../../lib/me.svelte";
import type { Message } from "../../lib/types";
import type { Draft, Taker } from "./draft.svelte";

/** What we have seen before the deal, and what we have added to it. */
export interface Promised {
  commitment: string;
  entropy: string;
}

const keyOf = (table: string, match: number): string => `cutpurse.deal.${table}.${match}`;

export function promised(table: string, match: number): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, match)) ?? "null") as Promised | null;
  } catch {
    return null;
  }
}

export function remember(table: string, match: number, promise: Promised): void {
  localStorage.setItem(keyOf(table, match), JSON.stringify(promise));
}

/** Sixteen random bytes, in hexadecimal digits. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open the table of a draft and sit down at it; when no seat is free it is dealt at once. The table's id. */
export async function openTable(draft: Draft, chairs: Taker[]): Promise<{ id: string; code: string }> {
  await somebody();
  const opened = await post<{ id: string; code?: string }>("/api/tables", draft.wanted(chairs));
  draft.remember();
  await post(`/api/tables/${opened.id}/do`, { do: "sit", seat: chairs.indexOf("you") });
  if (!chairs.includes("open")) await dealMe(opened.id);
  return { id: opened.id, code: opened.code ?? "" };
}

/** Ready for the cards, with bytes drawn after the server has shown its commitment. */
export async function dealMe(table: string): Promise<void> {
  const { picture } = await get<Message>(`/api/tables/${table}`);
  const added = entropy();
  await post(`/api/tables/${table}/do`, { do: "ready", entropy: added });
  if (picture) remember(table, picture.board.matches + 1, { commitment: picture.board.commitment, entropy: added });
}

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
