/** What a match has shown so far: its tricks, and where everybody's points come from. */
import { mentions } from "../lib/messages";
import { isFull, trickZone } from "../lib/places";
import type { Card, Message, SeenStep, Zone } from "../lib/types";

export interface Trick {
  stage: Message[];
  zone: Zone;
  cards: Card[]; // in the order they were played
  lines: Message[]; // what came of it
}

/** All tricks that were played to their end, the newest last. */
export function tricks(past: SeenStep[]): Trick[] {
  const found: Trick[] = [];
  let order: (number | null)[] = [];
  let open: Trick | null = null;
  for (const { view, lines } of past) {
    const zone = trickZone(view);
    const cards = zone?.cards ?? [];
    if (open && !isFull(view)) {
      open.lines = lines;
      open = null;
    }
    order = order.filter((seat) => cards.some((card) => card.seat === seat));
    for (const card of cards) if (!order.includes(card.seat)) order.push(card.seat);
    if (!zone || !isFull(view)) continue;
    const played = [...cards].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
    if (open) open.cards = played; // the badges may have changed
    else found.push((open = { stage: view.stage, zone, cards: played, lines: [] }));
  }
  return found;
}

export interface Gain {
  stage: Message[];
  amount: number;
  lines: Message[];
}

/** Each change of a seat's number, and what was said then. */
export function gains(past: SeenStep[], counter: string, seat: number): Gain[] {
  const found: Gain[] = [];
  let value: number | null = null;
  let stage: Message[] = [];
  for (const { view, lines } of past) {
    const now: number | null = view.counters.find((one) => one.id === counter)?.value ?? value;
    if (now !== null && value !== null && now !== value) {
      const about = lines.filter((line) => mentions(line, seat));
      found.push({ stage: stage.length ? stage : view.stage, amount: now - value, lines: about.length ? about : lines });
    }
    value = now;
    stage = view.stage;
  }
  return found;
}
