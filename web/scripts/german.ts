/** Translates what comes in: {game: [sentences]} becomes {game: {sentence: its translation, or null}}. */
import { readFileSync } from "node:fs";
import { german } from "../src/words/de/index.ts";
import { speaker } from "../src/words/sentences.ts";

const freely = process.argv.includes("--freely");
const speak = speaker(german, freely);
const games: Record<string, string[]> = JSON.parse(readFileSync(0, "utf8"));
const told = Object.entries(games).map(([game, texts]) => [
  game,
  Object.fromEntries(texts.map((text) => [text, speak(text, game) ?? null])),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(told)));
