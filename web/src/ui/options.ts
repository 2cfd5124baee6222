/** Options of games in words. */
import type { GameInfo, Option } from "../lib/types";
import { entry, say } from "../words/index.svelte";
import { capital, sentence } from "./format";

/** What an option is about. */
export function optionWords(game: GameInfo, option: Option): string {
  return sentence(entry(game.name, `option-${option.name}`) || option.name);
}

/** The values that have names. */
export function namesOf(option: Option): string[] {
  if (option.kind === "switch") return ["on", "off"];
  return Array.isArray(option.values) ? option.values : Object.keys(option.values ?? {});
}

/** A value as people say it: what it means if that is told, else its name; and its numbers. */
export function valueWords(game: GameInfo, option: Option, value: string): string {
  if (option.kind === "switch") return say(value === "on" ? "new-on" : "new-off");
  const name = capital(entry(game.name, `option-${option.name}`, value) || value.replaceAll("_", " "));
  const numbers = Array.isArray(option.values) ? undefined : option.values?.[value];
  return numbers ? `${name}: ${numbers.join(" ")}` : name;
}
