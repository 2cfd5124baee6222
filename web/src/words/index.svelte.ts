/**
 * Words in the language that was chosen. `say("key", { n: 3 })` are the page's own; `tell(view.prompt, view.game)` are
 * those of games and of the server, whose catalogues are fetched when they are needed. What a language lacks is said in
 * English.
 */
import { SvelteMap } from "svelte/reactivity";
import { game as gameOf, getText, Refused } from "../lib/api";
import { withoutTotal } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import type { Message } from "../lib/types";
import english from "./en.ftl?raw";
import { type Viewer, Words } from "./fluent";
import type { Keys } from "./keys";

export type Key = keyof Keys;
/** Those that need nothing else. */
export type PlainKey = { [K in Key]: [Keys[K]] extends [never] ? K : never }[Key];

const ENGLISH = "en";

/** Each language by its own name; the files are loaded when they are chosen. */
export const LANGUAGES: Record<string, { name: string; load: () => Promise<{ default: string }> }> = {
  en: { name: "English", load: async () => ({ default: "" }) },
  de: { name: "Deutsch", load: () => import("./de.ftl?raw") },
};

let own = $state.raw(new Words(ENGLISH, [english]));
let language = $state(LANGUAGES[settings.language] ? settings.language : ENGLISH);
const served = new SvelteMap<string, Words>(); // by language and game
const asked = new Map<string, Promise<void>>();
const catalogues = new Map<string, Promise<string>>(); // by their addresses

/** Load the words of the chosen language whenever it changes; call once. */
export function followLanguage(): void {
  $effect(() => {
    const wanted = LANGUAGES[settings.language] ? settings.language : ENGLISH;
    const games = new Set([...asked.keys()].map((id) => id.split("/")[1] ?? ""));
    void (async () => {
      const loaded = await LANGUAGES[wanted]?.load();
      await Promise.all([...games].map((game) => serve(game, wanted))); // so that all of it changes at once
      if (wanted !== settings.language) return;
      own = new Words(wanted, [english, loaded?.default ?? ""]);
      language = wanted;
    })();
  });
}

export function say<K extends Key>(key: K, ...[given]: [Keys[K]] extends [never] ? [] : [Record<Keys[K], string | number>]): string {
  return own.fill(key, given);
}

/** Whether there is such a word, for keys that are put together from what the server tells. */
export function known(key: string): key is Key {
  return own.find(key) !== undefined;
}

/** The words of a game, or without one those of the server; undefined: they are on their way. */
export function wordsOf(game = ""): Words | undefined {
  const found = served.get(`${language}/${game}`);
  if (!found) void serve(game);
  return found;
}

/** A message of a game, or of the server, as this seat reads it. */
export function tell(message: Message | null | undefined, game = "", viewer: Viewer = null): string {
  return (message && wordsOf(game)?.say(message, viewer)) ?? "";
}

/** Several of them side by side: a stage, the badges of a card. */
export function tellAll(messages: Message[], game = "", viewer: Viewer = null): string {
  return messages.map((message) => tell(message, game, viewer)).join(", ");
}

/** A message where there is little room: a part of a match without how many there are, or what its entry has for it. */
export function tellShort(message: Message | undefined, game = "", viewer: Viewer = null): string {
  const words = wordsOf(game);
  if (!message || !words) return "";
  const short = withoutTotal(message);
  return words.has(short.key) ? words.say(short, viewer, "short") : words.say(message, viewer, "short");
}

/** What a game's catalogue says under a key, or an attribute of it; "" if there is nothing. */
export function entry(game: string, key: string, attribute = ""): string {
  return wordsOf(game)?.find(key, attribute) ?? "";
}

/** The name of a seat of a game. */
export function seatName(name: string, game: string): string {
  return wordsOf(game)?.name("seat", name) ?? name;
}

/** Fetch the words of a game, once; they are there when this is done, if they can be had. */
export function serve(game = "", wanted = language): Promise<void> {
  const id = `${wanted}/${game}`;
  const fetched = asked.get(id) ?? fetchWords(game, wanted).then((words) => void served.set(id, words)).catch(() => void asked.delete(id));
  asked.set(id, fetched);
  return fetched;
}

async function fetchWords(game: string, wanted: string): Promise<Words> {
  const paths = ["/api/words", ...(game ? [`/api/games/${game}/words`] : [])];
  const languages = wanted === ENGLISH ? [ENGLISH] : [ENGLISH, wanted];
  const sources = languages.flatMap((one) => paths.map((path) => catalogue(`${path}/${one}`)));
  return new Words(wanted, await Promise.all(sources), game ? (await gameOf(game)).seats : []);
}

/** A catalogue, fetched once; empty if there is none in that language. */
function catalogue(path: string): Promise<string> {
  const fetched =
    catalogues.get(path) ??
    getText(path).catch((error: unknown) => {
      if (error instanceof Refused && error.code === "not_found") return "";
      catalogues.delete(path);
      throw error;
    });
  catalogues.set(path, fetched);
  return fetched;
}
