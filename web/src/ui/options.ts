/** Options of games in words. */
import type { GameInfo, Option } from "../lib/types";
import { say, tell } from "../words/index.svelte";
import { readable } from "./format";

/** The values that have names. */
export function namesOf(option: Option): string[] {
  if (option.kind === "switch") return ["on", "off"];
  return Array.isArray(option.values) ? option.values.map(String) : Object.keys(option.values ?? {});
}

/** A value as people say it: what it means if that is told, else its name and numbers. */
export function valueWords(game: GameInfo, option: Option, value: string): string {
  if (option.kind === "switch") return say(value === "on" ? "new.on" : "new.off");
  const meaning = Array.isArray(option.values) ? undefined : option.values?.[value];
  if (typeof meaning === "string") return readable(tell(meaning, game.name));
  const name = readable(tell(value, game.name));
  return Array.isArray(meaning) ? `${name}: ${meaning.join(" ")}` : name;
}
