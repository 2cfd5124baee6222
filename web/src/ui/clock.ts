/** Clocks in words. */
import type { Clock } from "../lib/types";
import { say } from "../words/index.svelte";

const DAY = 86_400;

export function clockWords(clock: Clock | undefined): string {
  if (!clock || (!clock.move && !clock.bank)) return say("new-clock-none");
  if (clock.move >= DAY) return say("new-clock-days", { n: Math.round(clock.move / DAY) });
  if (clock.move) return say("new-clock-move", { n: clock.move });
  return say("new-clock-bank", { n: Math.round(clock.bank / 60), s: clock.increment });
}
