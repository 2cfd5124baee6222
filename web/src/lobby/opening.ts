/** Opening a table. */
import { get, post } from "../lib/api";
import { entropy, remember } from "../lib/deal";
import { somebody } from "../lib/me.svelte";
import type { Told } from "../lib/types";
import type { Draft, Taker } from "./draft.svelte";

/** Open the table of a draft and sit down at it; when no seat is free it is dealt at once. The table's id. */
export async function openTable(draft: Draft, chairs: Taker[]): Promise<string> {
  await somebody();
  const { id } = await post<{ id: string }>("/api/tables", draft.wanted(chairs));
  draft.remember();
  await post(`/api/tables/${id}/do`, { do: "sit", seat: chairs.indexOf("you") });
  if (!chairs.includes("open")) await dealMe(id);
  return id;
}

/** Ready for the cards, with bytes drawn after the server has shown its commitment. */
async function dealMe(table: string): Promise<void> {
  const { picture } = await get<Told>(`/api/tables/${table}`);
  const added = entropy();
  await post(`/api/tables/${table}/do`, { do: "ready", entropy: added });
  if (picture) remember(table, picture.board.matches + 1, { commitment: picture.board.commitment, entropy: added });
}
