/** Which games are still being compiled: stronger bots are simple there until it is done. */
import { get } from "./api";
import { LEVELS } from "./bots";
import type { Preparation } from "./types";

const INTERVAL = 2000; // milliseconds between two questions

let games = $state.raw<Preparation[]>([]);
let asking = false;

/** All games that are being prepared. */
export function preparing(): Preparation[] {
  return games;
}

/** Whether this bot plays below its level for now. */
export function isSimple(game: string, bot: string): boolean {
  return (LEVELS as readonly string[]).includes(bot) && games.some((each) => each.game === game);
}

/** Ask until nothing is left to be prepared; call it wherever it is shown. */
export async function followPreparing(): Promise<void> {
  if (asking) return;
  asking = true;
  do {
    games = await get<Preparation[]>("/api/preparing").catch(() => games);
    if (games.length) await new Promise((done) => setTimeout(done, INTERVAL));
  } while (games.length);
  asking = false;
}
