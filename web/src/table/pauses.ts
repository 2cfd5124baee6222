/** How long each step is seen before the next. */
import { isFull } from "../lib/places";
import { settings } from "../lib/settings.svelte";
import type { View } from "../lib/types";

const BEAT = 420; // milliseconds

/** For how many milliseconds a table is looked at; a full trick stays for as long as the person likes. */
export function pauseAfter(view: View): number {
  if (isFull(view)) return settings.pause;
  return settings.speed === 0 ? 120 : BEAT * settings.speed;
}
