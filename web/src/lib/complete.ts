/** What the server tells, as the page uses it: what was left out because it is the default is filled in, here and nowhere else. */
import { type Name, SHAPES } from "./defaults";
import type { components } from "./schema";
import type { Change, View } from "./types";

type Shapes = components["schemas"];

export function complete<N extends Name>(name: N, given: Partial<Shapes[N]>): Shapes[N] {
  const { defaults = {}, parts = {} } = SHAPES[name] ?? {};
  const whole: Record<string, unknown> = { ...defaults, ...given };
  for (const [field, part] of Object.entries(parts)) {
    const held = whole[field];
    if (Array.isArray(held)) whole[field] = held.map((one) => complete(part, one));
    else if (held) whole[field] = complete(part, held);
  }
  return whole as Shapes[N];
}

/** The view after a change: frame anew, zones and counters where they differ. */
export function changed(view: View, change: Change): View {
  const { stage, turn, over, prompt, mood, round_over, actions, seats, order } = change;
  const gone = new Set(change.gone);
  const zones = merged(view.zones, change.zones, gone);
  if (order) zones.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const counters = merged(view.counters, change.counters, gone);
  return { ...view, stage, turn, over, prompt, mood, round_over, actions, seats: seats ?? view.seats, zones, counters };
}

function merged<T extends { id: string }>(before: T[], news: T[], gone: Set<string>): T[] {
  const by = new Map(news.map((item) => [item.id, item]));
  const kept = before.filter((item) => !gone.has(item.id)).map((item) => by.get(item.id) ?? item);
  const known = new Set(before.map((item) => item.id));
  return [...kept, ...news.filter((item) => !known.has(item.id))];
}
