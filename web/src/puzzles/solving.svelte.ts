/** One puzzle after another: what the seat sees, the hint, the guess and what is told then. */
import { game as gameOf, get, post } from "../lib/api";
import { complete } from "../lib/complete";
import type { GameInfo, PuzzleHint, PuzzleListed, PuzzleShown, Solution } from "../lib/types";
import { serve } from "../words/index.svelte";
import { Progress } from "./progress.svelte";

export class Solving {
  readonly progress: Progress;
  game = $state.raw<GameInfo | null>(null);
  all = $state.raw<PuzzleListed[]>([]);
  shown = $state.raw<PuzzleShown | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  solution = $state.raw<Solution | null>(null);
  guessed = $state<number | null>(null);
  stars = $state(0); // only puzzles of so many; 0: all
  ready = $state(false);
  busy = $state(false);
  error = $state.raw<unknown>(null);
  private later = new Set<string>(); // skipped, or seen in this visit

  constructor(readonly name: string) {
    this.progress = new Progress(name);
  }

  private get base(): string {
    return `/api/games/${this.name}/puzzles`;
  }

  get wanted(): PuzzleListed[] {
    return this.all.filter(({ stars }) => !this.stars || stars === this.stars);
  }

  /** Find out what there is, and show one: the one that is asked for, or the next. */
  async load(id: string | null): Promise<void> {
    await this.attempt(async () => {
      const [game, all] = await Promise.all([gameOf(this.name), get<PuzzleListed[]>(this.base), serve(this.name)]);
      this.game = game;
      this.all = all;
      this.ready = true;
      await this.show(all.find((one) => one.id === id) ?? this.following());
    });
  }

  async next(): Promise<void> {
    await this.attempt(() => this.show(this.following()));
  }

  async only(stars: number): Promise<void> {
    this.stars = stars;
    const kept = this.shown && !this.solution && this.wanted.some(({ id }) => id === this.shown?.id);
    if (!kept) await this.next();
  }

  async askHint(): Promise<void> {
    const id = this.shown?.id;
    if (!id || this.solution || this.hint) return;
    await this.attempt(async () => {
      const hint = await get<PuzzleHint>(`${this.base}/${id}/hint`);
      if (this.shown?.id === id && !this.solution) this.hint = hint;
    });
  }

  async guess(action: number): Promise<void> {
    const id = this.shown?.id;
    if (!id || this.solution || this.busy) return;
    await this.attempt(async () => {
      this.solution = await post<Solution>(`${this.base}/${id}/guess`, { action });
      this.guessed = action;
      this.progress.note(id, !this.solution.right ? "failed" : this.hint ? "helped" : "solved");
    });
  }

  private async show(puzzle: PuzzleListed | undefined): Promise<void> {
    if (puzzle) this.later.add(puzzle.id);
    const shown = puzzle ? complete("PuzzleShown", await get<Partial<PuzzleShown>>(`${this.base}/${puzzle.id}`)) : null;
    this.hint = this.solution = this.guessed = null;
    this.shown = shown;
  }

  /** A puzzle by chance: rather one that was never tried, then one that was failed. */
  private following(): PuzzleListed | undefined {
    const order = [undefined, "failed", "helped", "solved"];
    const fresh = this.wanted.filter(({ id }) => !this.later.has(id));
    if (!fresh.length) this.later = new Set(this.wanted.length > 1 && this.shown ? [this.shown.id] : []);
    const left = fresh.length ? fresh : this.wanted.filter(({ id }) => !this.later.has(id));
    const rank = (one: PuzzleListed): number => order.indexOf(this.progress.of(one.id));
    const first = Math.min(...left.map(rank));
    const best = left.filter((one) => rank(one) === first);
    return best[Math.floor(Math.random() * best.length)];
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.error = null;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
