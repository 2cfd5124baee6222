/** Tips of a first game: each once, at the moment it matters, and no longer. */
import { handZone } from "../lib/places";
import { settings, tipsShown } from "../lib/settings.svelte";
import { read, write } from "../lib/storage";
import type { GameInfo, SeenStep, Tip, View } from "../lib/types";

/** Whether the moment of a tip has come; after the end there is nothing to advise. */
export function comesTrue(when: string, { view, lines }: SeenStep): boolean {
  const [kind, what] = when.split(":");
  if (view.over) return false;
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
    default:
      return false;
  }
}

/** Whether a tip that is shown still holds. What the log has told stays true until the person has acted on it. */
function holds(when: string, seen: SeenStep): boolean {
  return when.startsWith("log:") ? !seen.view.over : comesTrue(when, seen);
}

export class Tips {
  now = $state<Tip | null>(null);
  private shown: Set<string>;
  private last: View | null = null; // that was looked at

  constructor(private readonly game: GameInfo) {
    this.shown = new Set(this.read());
  }

  private read(): string[] {
    return read<string[]>(tipsShown(this.game.name), []);
  }

  /** Something has happened: does the tip still hold? Once it is calm, is there another? One at a time, in their order. */
  look(seen: SeenStep, calm: boolean): void {
    const acted = seen.view !== this.last && seen.by !== null && seen.by === seen.view.seat;
    this.last = seen.view;
    if (this.now && (acted || !holds(this.now.when, seen))) this.gotIt();
    if (!calm || !settings.tips || seen.view.seat === null || this.now) return;
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
