/** Views as the page uses them: whatever the server left out because it is the default is filled in, here and nowhere else. */
import type { Action, Board, Card, Change, Counter, Face, Holder, Seat, View, Zone } from "./types";

/** An action with what screens may do with it. */
export type Act = Action & { number: number | null; mark: "" | "match" | "raise"; grave: boolean; key: string };
export type FullView = Omit<View, "actions"> & { actions: Act[]; mood: string };
type Sparse<T> = { [K in keyof T]?: T[K] | undefined };

function face(given: Sparse<Face> | null | undefined): Face | null {
  return given ? { rank: given.rank ?? "", suit: given.suit ?? "", pips: given.pips ?? [] } : null;
}

function card(given: Sparse<Card>): Card {
  return { id: "", seat: null, badge: "", winning: false, actions: [], why_not: "", ...given, face: face(given.face) };
}

function zone(given: Sparse<Zone>): Zone {
  const cards = (given.cards ?? []).map(card);
  return { id: "", label: "", layout: "row", seat: null, count: cards.length, ...given, cards };
}

function counter(given: Sparse<Counter>): Counter {
  return { id: "", label: "", value: 0, seat: null, pip: "", reason: "", ...given };
}

function action(given: Sparse<Act>): Act {
  return { id: 0, text: "", label: "", about: "", target: "", number: null, mark: "", grave: false, key: "", ...given };
}

function seat(given: Sparse<Seat>): Seat {
  return { number: 0, name: "", suit: "", markers: [], ...given };
}

export function completeView(given: Sparse<View>): FullView {
  return {
    game: "",
    seat: null,
    stage: "",
    turn: null,
    over: false,
    prompt: "",
    mood: "",
    ...given,
    log: given.log ?? [],
    seats: (given.seats ?? []).map(seat),
    zones: (given.zones ?? []).map(zone),
    counters: (given.counters ?? []).map(counter),
    actions: (given.actions ?? []).map(action),
  };
}

export function completeBoard(given: Sparse<Board>): Board {
  const holder = (one: Sparse<Holder>): Holder => ({ name: "", bot: "", away: false, ready: false, wins: 0, ...one });
  return {
    phase: "waiting",
    given: false,
    matches: 0,
    commitment: "",
    proof: null,
    winners: [],
    host: null,
    ...given,
    holders: (given.holders ?? []).map(holder),
  };
}

/** The view after a change: frame anew, zones and counters where they differ. */
export function changed(view: FullView, given: Sparse<Change> & { mood?: string }): FullView {
  const gone = new Set(given.gone ?? []);
  const zones = merged(view.zones, (given.zones ?? []).map(zone), gone);
  const order = given.order;
  if (order) zones.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return {
    ...view,
    stage: given.stage ?? "",
    turn: given.turn ?? null,
    over: given.over ?? false,
    prompt: given.prompt ?? "",
    mood: given.mood ?? "",
    seats: given.seats ? given.seats.map(seat) : view.seats,
    zones,
    counters: merged(view.counters, (given.counters ?? []).map(counter), gone),
    actions: (given.actions ?? []).map(action),
  };
}

function merged<T extends { id: string }>(before: T[], news: T[], gone: Set<string>): T[] {
  const by = new Map(news.map((item) => [item.id, item]));
  const kept = before.filter((item) => !gone.has(item.id)).map((item) => by.get(item.id) ?? item);
  const known = new Set(before.map((item) => item.id));
  return [...kept, ...news.filter((item) => !known.has(item.id))];
}
