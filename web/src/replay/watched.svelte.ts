/** A match that is watched step by step, with anybody's eyes: of a table, or from a record that somebody has brought. */
import { game as gameOf, get, getText, lines } from "../lib/api";
import { sealed } from "../lib/arranged";
import { BOTS } from "../lib/bots";
import { serve } from "../words/index.svelte";
import { complete } from "../lib/complete";
import { headlined } from "../lib/messages";
import { type Headers, readHeaders } from "../lib/record";
import type { GameInfo, Holder, Start, Step, Told, View } from "../lib/types";

export type Source = { table: string; match: number } | { record: string };
export type Eyes = number | null;

const TOGETHER = 24; // steps that are shown at once while they come in

export class Watched {
  readonly base: string;
  game = $state.raw<GameInfo | null>(null);
  headers = $state.raw<Headers | null>(null); // null: not for us, or not over
  holders = $state.raw<Holder[]>([]);
  steps = $state.raw<Step[]>([]);
  loading = $state(true);
  error = $state.raw<unknown>(null);
  step = $state(0);
  eyes = $state<Eyes>(null);
  mine = $state<Eyes>(null); // where I sat
  private seen = new Map<Eyes, Promise<Step[]>>();

  constructor(readonly source: Source) {
    this.base = "record" in source ? `/api/records/${source.record}` : `/api/tables/${source.table}/matches/${source.match}`;
  }

  get view(): View | undefined {
    return this.steps[this.step]?.view;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** The table at the end; undefined: it is not over, or not all is here yet. */
  get end(): View | undefined {
    const view = this.steps.at(-1)?.view;
    return view?.over ? view : undefined;
  }

  /** Whether all hands are open to us. */
  get open(): boolean {
    return this.headers !== null;
  }

  get recordAddress(): string {
    return "record" in this.source ? this.base : `${this.base}/record.txt`;
  }

  startAt(step: number): Start {
    return "record" in this.source ? { record: this.source.record, step } : { ...this.source, step };
  }

  /** Read all of it: who played, and every step; `step` and `eyes` as the address asks. */
  async load(step: number | null, eyes: Eyes): Promise<void> {
    this.error = null;
    this.loading = true;
    try {
      const open = "record" in this.source || (await this.lookAt(this.source.table, this.source.match));
      if (open) this.headers = readHeaders(await getText(this.recordAddress));
      if (this.headers?.players.length) this.holders = this.headers.players.map(holder);
      this.eyes = eyes ?? this.mine ?? (this.open ? 0 : null);
      await this.look(this.eyes);
      if (step !== null) this.go(step);
      const name = this.steps[0]?.view.game;
      if (!name) return;
      await serve(name);
      this.game = await gameOf(name);
    } catch (error) {
      this.error = error;
    } finally {
      this.loading = false;
    }
  }

  /** Who sits at a table, and whether a match there is open to all by now. */
  private async lookAt(table: string, match: number): Promise<boolean> {
    const { picture } = complete("Told", await get<Partial<Told>>(`/api/tables/${table}`));
    if (!picture) return false;
    const { board } = picture;
    this.holders = board.holders;
    this.mine = picture.seat;
    return picture.settings.hands_after && !sealed(picture.settings) && (match < board.matches || board.phase === "over");
  }

  /** See it with other eyes; the step stays. */
  async look(eyes: Eyes): Promise<void> {
    const found: Step[] = [];
    if (!this.seen.has(eyes)) this.seen.set(eyes, this.fetch(eyes, found));
    try {
      const steps = await this.seen.get(eyes);
      this.eyes = eyes;
      this.steps = steps ?? [];
      this.go(this.step);
    } catch (error) {
      this.seen.delete(eyes);
      throw error;
    }
  }

  /** All steps as a seat has seen them. */
  seenBy(seat: number): Promise<Step[]> {
    let asked = this.seen.get(seat);
    if (!asked) this.seen.set(seat, (asked = this.fetch(seat, [])));
    return asked;
  }

  private async fetch(eyes: Eyes, found: Step[]): Promise<Step[]> {
    const address = `${this.base}/replay${eyes === null ? "" : `?eyes=${eyes}`}`;
    for await (const step of lines<Partial<Step>>(address)) {
      const whole = complete("Step", step);
      found.push({ ...whole, view: headlined(whole.view, whole.lines) });
      if (!this.steps.length && found.length % TOGETHER === 0) this.steps = [...found];
    }
    return found;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, Math.round(step) || 0));
  }
}

/** A record names bots by their level. */
function holder(name: string): Holder {
  const bot = BOTS.includes(name) ? name : "";
  return complete("Holder", { name: bot ? "" : name, bot });
}
