/** How a game wants its cards drawn: suits, pips, backs. Nothing here knows a game. */
import { entry, known, say, seatName, wordsOf } from "../words/index.svelte";
import type { Card, Face, GameInfo, Look, Seat, Suit } from "../lib/types";

const PALETTE = ["blue", "green", "red", "yellow", "violet", "slate"];
const HOUSE = { back: "b-house", mat: "m-house" }; // where a game has none of its own

export const backOf = (look: Look): string => look.back || HOUSE.back;
export const matOf = (look: Look): string => look.mat || HOUSE.mat;

/** How a face is drawn: by its suit, or, if it has none, by what stands on it; with the words of the reader's language. */
export function suitOf(look: Look, face: Face): Suit {
  const name = face.suit || face.rank;
  const found = look.suits.find((suit) => suit.name.toLowerCase() === name.toLowerCase());
  const words = wordsOf(look.game)?.card(found?.name ?? name) ?? name;
  if (!found) return { name: words, letter: initial(words), colour: unknownColour(look.game, name), symbol: "" };
  return { ...found, name: words, letter: entry(look.game, `letter-${found.name.replaceAll(" ", "-")}`) || found.letter };
}

const initial = (name: string): string => name.slice(0, 1).toUpperCase();
const taken = new Map<string, string[]>(); // by game: suits that its look does not name, each at the place of its colour

/** A colour for a suit that no look names: mostly always the same one, and another than that of its neighbours. */
function unknownColour(game: string, suit: string): string {
  const known = taken.get(game) ?? [];
  taken.set(game, known);
  let at = known.indexOf(suit);
  if (at < 0) {
    const first = [...suit].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PALETTE.length;
    const places = PALETTE.map((_, n) => (first + n) % PALETTE.length);
    at = places.find((place) => !known[place]) ?? first;
    known[at] ??= suit;
  }
  return PALETTE[at] ?? "slate";
}

/** The rank that stands on a card: court cards have other letters in other languages. */
export function rankOf(look: Look, face: Face): string {
  return (Number.isNaN(Number(face.rank)) && entry(look.game, `letter-${face.rank.replaceAll(" ", "-")}`)) || face.rank;
}

/** The crest of a seat: its suit, or its initial on a colour of its own. */
export function crestOf(look: Look, seat: Seat): { colour: string; symbol: string; letter: string } {
  const suit = look.suits.find((suit) => suit.name.toLowerCase() === seat.suit?.toLowerCase());
  if (suit) return suit;
  return { colour: PALETTE[seat.number % PALETTE.length] ?? "blue", symbol: "", letter: seatName(seat.name, look.game).slice(0, 1) };
}

/** A seat of a game at which nobody sits yet. */
export function seatAt(game: GameInfo, number: number): Seat {
  const name = game.seats[number] ?? `${number + 1}`;
  return { number, name, suit: name, role: null, markers: [], out: null };
}

/** What is counted on a card, or beside a seat; a suit may have a sign of its own for it. */
export function pipSymbol(look: Look, kind: string, suit?: Suit): string {
  return suit?.pip || (look.pips[kind] ?? "p-coin");
}

/** The words for a card: "Blue 12, 3 coins". */
export function cardName(card: Pick<Card, "face">, game: string): string {
  const { face } = card;
  if (!face) return "";
  const written = [face.suit, face.rank].filter(Boolean).join(" ");
  const name = wordsOf(game)?.card(written) ?? written; // until the game's words have come
  return [name, ...face.pips.map(pipWords)].join(", ");
}

/** "3 coins", also of a kind that no words are known for. */
function pipWords({ kind, count }: Face["pips"][number]): string {
  const key = `pip-${kind}`;
  return say(known(key) ? (key as "pip-coin") : "pip-other", { n: count });
}
