/** Who sits where, which zones lie where, and in which order a hand is held. Nothing here knows a game. */
import { same } from "./messages";
import type { Card, Counter, GameInfo, Look, View, Zone } from "./types";

const AROUND: Record<number, string[]> = {
  1: [],
  2: ["n"],
  3: ["w", "e"],
  4: ["w", "n", "e"],
  5: ["w", "nw", "ne", "e"],
  6: ["w", "nw", "n", "ne", "e"],
};

/** The seat at the bottom: one's own, or the first for whoever watches. */
export function near(view: View): number {
  return view.seat ?? 0;
}

/** Where a seat is, seen from the bottom: others clockwise from the left. */
export function placeOf(view: View, seat: number): string {
  const count = view.seats.length;
  const steps = (seat - near(view) + count) % count;
  return steps === 0 ? "s" : (AROUND[count]?.[steps - 1] ?? "n");
}

/** The others, clockwise from the left. */
export function others(view: View): number[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, n) => (near(view) + n + 1) % count);
}

export function trickZone(view: View): Zone | undefined {
  return view.zones.find((zone) => zone.layout === "trick");
}

export function isFull(view: View): boolean {
  const zone = trickZone(view);
  return !!zone && zone.cards.length > 0 && zone.cards.length === view.seats.length;
}

/** The hand at the bottom of the table. */
export function handZone(view: View): Zone | undefined {
  return view.zones.find((zone) => zone.seat === near(view) && zone.layout === "fan");
}

export function seatZones(view: View, seat: number): Zone[] {
  return view.zones.filter((zone) => zone.seat === seat);
}

export function sharedZones(view: View): Zone[] {
  return view.zones.filter((zone) => zone.seat === null && zone.layout !== "trick");
}

export function seatCounters(view: View, seat: number): Counter[] {
  return view.counters.filter((counter) => counter.seat === seat);
}

/** The order of two scores, the better one first. */
export function byScore(game: GameInfo | null, one = 0, other = 0): number {
  return game?.lowest_wins ? one - other : other - one;
}

const COURT = ["J", "Q", "K", "A"]; // of a game that does not say in which order its ranks are

/** Where a card stands among the ranks, the lowest first: as the game says, or by its number. */
function rankAt({ face }: Card, { ranks }: Look): number {
  if (!face?.suit) return 0;
  const at = ranks.indexOf(face.rank);
  if (at >= 0) return at;
  return Number.isNaN(Number(face.rank)) ? 100 + COURT.indexOf(face.rank) : Number(face.rank);
}

/** Cards as they are held: by suit or by rank; equal ones stay as they were dealt. */
export function sorted(cards: Card[], look: Look, by: "suit" | "rank" | "dealt"): Card[] {
  if (by === "dealt") return cards;
  const nameOf = (card: Card): string => (card.face?.suit || card.face?.rank || "").toLowerCase();
  const names = look.suits.map((one) => one.name.toLowerCase());
  const others = [...new Set(cards.map(nameOf))].filter((name) => !names.includes(name)).sort(); // that no look names
  const suits = [...names, ...others];
  const suit = (card: Card): number => suits.indexOf(nameOf(card));
  const rank = (card: Card): number => rankAt(card, look);
  const keys = by === "suit" ? [suit, rank] : [rank, suit];
  return [...cards].sort((a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b);
    return 0;
  });
}

/** What is the same on two cards makes them the same to play. */
export function sameCard(a: Card, b: Card): boolean {
  return !!a.face && !!b.face && a.face.suit === b.face.suit && a.face.rank === b.face.rank && same(a.badges, b.badges);
}
