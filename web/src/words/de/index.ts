/** German. The page loads this file when somebody chooses the language. */
import type { Language } from "../sentences.ts";
import { lucre } from "./lucre.ts";
import { shared } from "./shared.ts";
import { twosided } from "./twosided.ts";

export const german: Language = {
  and: " und ",
  shared,
  games: {
    lucre: [lucre, twosided],
  },
};
