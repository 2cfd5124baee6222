/** What this device remembers of puzzles: which were tried, and the streak in each game. */
import { read, write } from "../lib/storage";

/** How a puzzle was left: solved without help, with a hint, or not. */
export type Mark = "solved" | "helped" | "failed";

interface Kept {
  marks: Record<string, Mark>;
  streak: number;
  best: number;
}

export class Progress {
  private kept = $state<Kept>({ marks: {}, streak: 0, best: 0 });

  constructor(private readonly game: string) {
    this.kept = { ...this.kept, ...read<Partial<Kept>>(this.key, {}) };
  }

  private get key(): string {
    return `puzzles.${this.game}`;
  }

  /** Solved without a hint, one after another. */
  get streak(): number {
    return this.kept.streak;
  }

  get best(): number {
    return this.kept.best;
  }

  get solved(): number {
    return Object.values(this.kept.marks).filter((mark) => mark !== "failed").length;
  }

  of(id: string): Mark | undefined {
    return this.kept.marks[id];
  }

  /** A puzzle was answered. With a hint the streak stays as it is. */
  note(id: string, mark: Mark): void {
    const streak = { solved: this.kept.streak + 1, helped: this.kept.streak, failed: 0 }[mark];
    const before = this.kept.marks[id];
    const kept = before === "solved" ? before : mark;
    this.kept = { marks: { ...this.kept.marks, [id]: kept }, streak, best: Math.max(streak, this.kept.best) };
    write(this.key, this.kept);
  }
}
