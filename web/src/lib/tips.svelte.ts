/** Tips of a first game: each once, at the moment it matters. */
import type { FullView } from "./full";
import { handZone } from "./places";
import { settings } from "./settings.svelte";
import type { GameInfo, Tip } from "./types";

interface Seen {
  view: FullView;
  lines: string[];
}

/** Whether the moment of a tip has come. */
export function comesTrue(when: string, { view, lines }: Seen): boolean {
  const [kind, ...rest] = when.split(":");
  const what = rest.join(":").trim();
  switch (kind) {
    case "start":
      return true;
    case "action":
      return view.actions.some(({ text }) => text === what || text.startsWith(`${what} `) || text.endsWith(` ${what}`));
    case "line":
      return lines.some((line) => line.includes(what));
    case "zone":
      return view.zones.some((zone) => zone.id === what && zone.count > 0);
    case "why":
      return !!handZone(view)?.cards.some((card) => card.why_not);
    case "end":
      return view.over;
    default:
      return false;
  }
}

/** Where this device remembers which tips of a game were shown. */
const keyOf = (game: string): string => `cutpurse.tips.${game}`;

/** All tips of a game are wanted again. */
export function againTips(game: string): void {
  settings.tips = true;
  localStorage.removeItem(keyOf(game));
}

export class Tips {
  now = $state<Tip | null>(null);
  private shown: Set<string>;

  constructor(private readonly game: GameInfo) {
    this.shown = new Set(this.read());
  }

  private get key(): string {
    return keyOf(this.game.name);
  }

  private read(): string[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as string[];
    } catch {
      return [];
    }
  }

  /** Something has happened: is there something to say? One at a time, in their order. */
  look(seen: Seen): void {
    if (!settings.tips || seen.view.seat === null || this.now) return;
    const kept = this.read();
    if (!kept.length) this.shown.clear(); // they are wanted again
    this.now = this.game.tips.find((tip) => !this.shown.has(tip.when + tip.text) && comesTrue(tip.when, seen)) ?? null;
  }

  gotIt(): void {
    if (this.now) this.shown.add(this.now.when + this.now.text);
    localStorage.setItem(this.key, JSON.stringify([...this.shown]));
    this.now = null;
  }

  noMore(): void {
    for (const tip of this.game.tips) this.shown.add(tip.when + tip.text);
    this.gotIt();
  }
}
