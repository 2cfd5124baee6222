/** German. The page loads this file when somebody chooses the language. */
import type { Language } from "../sentences.ts";
import { coin } from "./coin.ts";
import { cryptruck } from "./cryptruck.ts";
import { dirtyMoney } from "./dirty_money.ts";
import { lucre } from "./lucre.ts";
import { server } from "./server.ts";
import { shared } from "./shared.ts";
import { twosided } from "./twosided.ts";
import { village } from "./village.ts";

export const german: Language = {
  and: " und ",
  shared: [server, shared],
  games: {
    coin: [coin, twosided],
    cryptruck: [cryptruck],
    dirty_money: [dirtyMoney],
    lucre: [lucre, twosided],
    village: [village],
  },
};
