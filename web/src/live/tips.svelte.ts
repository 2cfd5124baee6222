/** Tips of a first game: each once, at the moment it matters. */
import { handZone } from "../lib/places";
import { settings, tipsShown } from "../lib/settings.svelte";
import { read, write } from "../lib/storage";
import type { GameInfo, SeenStep, Tip } from "../lib/types";

type Seen = Pick<SeenStep, "view" | "lines">;

/** Whether the moment of a tip has come. */
export function comesTrue(when: string, { view, lines }: Seen): boolean {
  const [kind, what] = when.split(":");
  switch (kind) {
    case "start":
      return true;
    case "action":
      return view.actions.some((action) => action.label.key === what);
    case "log":
      return lines.some((line) => line.key === what);
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

export class Tips {
  now = $state<Tip | null>(null);
  private shown: Set<string>;

  constructor(private readonly game: GameInfo) {
    this.shown = new Set(this.read());
  }

  private read(): string[] {
    return read<string[]>(tipsShown(this.game.name), []);
  }

  /** Something has happened: is there something to say? One at a time, in their order. */
  look(seen: Seen): void {
    if (!settings.tips || seen.view.seat === null || this.now) return;
    if (!this.read().length) this.shown.clear(); // they are wanted again
    this.now = this.game.tips.find((tip) => !this.shown.has(tip.key) && comesTrue(tip.when, seen)) ?? null;
  }

  gotIt(): void {
    if (this.now) this.shown.add(this.now.key);
    write(tipsShown(this.game.name), [...this.shown]);
    this.now = null;
  }

  noMore(): void {
    for (const tip of this.game.tips) this.shown.add(tip.key);
    this.gotIt();
  }
}
