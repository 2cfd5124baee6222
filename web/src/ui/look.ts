/** How a game wants its cards drawn: suits, pips, backs. Nothing here knows a game. */
import { entry, known, say, seatName, wordsOf } from "../words/index.svelte";
import type { Card, Face, GameInfo, Look, Seat, Suit } from "../lib/types";

const PLAIN: Suit = { name: "", letter: "", colour: "slate", symbol: "star" };
const PALETTE = ["blue", "green", "red", "yellow", "violet", "slate"];

/** How a face is drawn: by its suit, or, if it has none, by what stands on it; with the words of the reader's language. */
export function suitOf(look: Look, face: Face): Suit {
  const name = face.suit || face.rank;
  const found = look.suits.find((suit) => suit.name.toLowerCase() === name.toLowerCase());
  const words = wordsOf(look.game)?.card(found?.name ?? name) ?? name;
  if (!found) return { ...PLAIN, name: words };
  return { ...found, name: words, letter: entry(look.game, `letter-${found.name.replaceAll(" ", "-")}`) || found.letter };
}

/** The crest of a seat: its suit, or its initial on a colour of its own. */
export function crestOf(look: Look, seat: Seat): { colour: string; symbol: string; initial: string } {
  const suit = look.suits.find((suit) => suit.name.toLowerCase() === seat.suit?.toLowerCase());
  if (suit) return { colour: suit.colour, symbol: suit.symbol, initial: "" };
  return { colour: PALETTE[seat.number % PALETTE.length] ?? "blue", symbol: "", initial: seatName(seat.name, look.game).slice(0, 1) };
}

/** A seat of a game at which nobody sits yet. */
export function seatAt(game: GameInfo, number: number): Seat {
  const name = game.seats[number] ?? `${number + 1}`;
  return { number, name, suit: name, markers: [], out: null };
}

/** What is counted on a card, or beside a seat; a suit may have a sign of its own for it. */
export function pipSymbol(look: Look, kind: string, suit?: Suit): string {
  return suit?.pip || (look.pips[kind] ?? "p-coin");
}

/** The words for a card: "Blue 12, 3 coins". */
export function cardName(card: Pick<Card, "face">, game: string): string {
  const { face } = card;
  if (!face) return "";
  const name = wordsOf(game)?.card([face.suit, face.rank].filter(Boolean).join(" ")) ?? "";
  return [name, ...face.pips.map(pipWords)].join(", ");
}

/** "3 coins", also of a kind that no words are known for. */
function pipWords({ kind, count }: Face["pips"][number]): string {
  const key = `pip-${kind}`;
  return say(known(key) ? (key as "pip-coin") : "pip-other", { n: count });
}

/** The name of a game's theme, as the styles know it. */
export function themeOf(game: GameInfo | string): string {
  return (typeof game === "string" ? game : game.name).replaceAll("_", "-");
}
