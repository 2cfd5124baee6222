/**
 * The page's words in the language that was chosen: `say("key", {n: 3})`; and the server's sentences, which come in
 * English: `tell(view.prompt, view.game)`. What is missing is said in English.
 */
import { settings } from "../lib/settings.svelte";
import en from "./en";
import { speaker, type Language } from "./sentences";

export type Key = keyof typeof en;
type Text = string | readonly [one: string, many: string];
export type Words = Partial<Record<Key, Text>>;

/** Each language by its own name; the files are loaded when they are chosen. */
export const LANGUAGES: Record<string, { name: string; load: () => Promise<{ default: Words; language?: Language }> }> = {
  en: { name: "English", load: async () => ({ default: en }) },
  de: { name: "Deutsch", load: () => import("./de") },
};

const chosen = $state<{ words: Words; speak?: ReturnType<typeof speaker> }>({ words: en });

/** Load the words of the chosen language whenever it changes; call once. */
export function followLanguage(): void {
  $effect(() => {
    const language = settings.language;
    void (LANGUAGES[language] ?? LANGUAGES.en)?.load().then((loaded) => {
      if (language !== settings.language) return;
      chosen.words = loaded.default;
      chosen.speak = loaded.language && speaker(loaded.language);
    });
  });
}

export function say(key: Key, given: Record<string, string | number> = {}): string {
  const text: Text = chosen.words[key] ?? en[key];
  const form = typeof text === "string" ? text : given.n === 1 ? text[0] : text[1];
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ""));
}

/** A sentence of the server: what a view, a log, a refusal or a game's own description says. */
export function tell(text: string, game = ""): string {
  return (text && chosen.speak?.(text, game)) || text;
}

/** The letter on the cards of a suit, which may differ from language to language. */
export function letter(suit: { name: string; letter: string }, game: string): string {
  return chosen.speak?.(`letter of ${suit.name}`, game) ?? suit.letter;
}

/** "3 coins", also of a kind that no words are known for. */
export function pips(kind: string, n: number): string {
  const key = `pip.${kind}` as Key;
  return key in en ? say(key, { n }) : say("pip.other", { n });
}
