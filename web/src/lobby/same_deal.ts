/** A deal that somebody has played before, by link: "TABLE.MATCH", or the id of a record. */
import { get, getText } from "../lib/api";
import { readHeaders } from "../lib/record";
import type { GameInfo, Start, Told } from "../lib/types";
import { Draft } from "./draft.svelte";

export async function givenDeal(deal: string | null, seat: string | null, games: GameInfo[]): Promise<Draft | null> {
  if (!deal) return null;
  const [id = "", match] = deal.split(".");
  const { game, seats } = match ? await atTable(id) : readHeaders(await getText(`/api/records/${id}`));
  const info = games.find((known) => known.name === game);
  if (!info) return null;
  const start: Start = match ? { table: id, match: Number(match), step: 0 } : { record: id, step: 0 };
  const draft = new Draft(info, start);
  draft.setSeats(seats);
  if (seat && Number(seat) < seats) draft.seat(Number(seat), "you"); // where the friend sat
  return draft;
}

async function atTable(id: string): Promise<{ game: string; seats: number }> {
  const { picture } = await get<Told>(`/api/tables/${id}`);
  return { game: picture?.settings.game ?? "", seats: picture?.settings.seats ?? 0 };
}
