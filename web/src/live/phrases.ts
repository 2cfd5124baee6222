import { entry } from "../words/index.svelte";
import { settings } from "../lib/settings.svelte";
import type { Spoken } from "../lib/types";

/** What people can say, by the names that the server has for it. */
export const PHRASES = [
  "hello",
  "well_played",
  "thanks",
  "oops",
  "ouch",
  "phew",
  "thinking",
  "your_turn",
  "one_more",
  "have_to_go",
  "good_game",
  "laugh",
];

/** Under which key the server's catalogue has the words. */
export const phraseKey = (phrase: string): string => `phrase-${phrase.replaceAll("_", "-")}`;

/** What somebody has said, in words; a text is their own. */
export const wordsOf = (spoken: Spoken): string => (spoken.phrase ? entry("", phraseKey(spoken.phrase)) : spoken.text);

/** Whether this person wants to be told what that one says. */
export const isHeard = (spoken: Spoken): boolean => !settings.muted && !settings.mutes.includes(spoken.name);
