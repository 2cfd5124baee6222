/** A guided first game as its learner goes through it: scenes that the server has made, and nothing but these. */
import { forget, read, write } from "../lib/storage";
import type { Guided, Message, Scene, View, Way } from "../lib/types";
import { pauseAfter } from "../table/pauses";

/** Where a learner has left; the mark tells whether it is still the same guide. */
interface Left {
  mark: string;
  trail: number[];
}

export class Lesson {
  trail = $state.raw<number[]>([0]); // scenes, up to the one that is shown
  view = $state.raw<View>() as View; // the table now; between two scenes what happens there
  by = $state<number | null>(null); // who has acted last
  lines = $state.raw<Message[]>([]); // what happens on the way to the next scene
  moving = $state(false);
  refused = $state(0); // how often something else was chosen in this scene
  private skipWait: (() => void) | null = null;
  private closed = false;

  constructor(readonly guided: Guided) {
    const left = read<Left | null>(this.key, null);
    if (left?.mark === this.mark && left.trail.every((n) => n < guided.scenes.length)) this.trail = left.trail;
    this.view = this.scene.view;
  }

  private get key(): string {
    return `learn.${this.guided.game}`;
  }

  private get mark(): string {
    return this.guided.scenes.map(({ say }) => say.key).join();
  }

  get scene(): Scene {
    return this.guided.scenes[this.trail.at(-1) ?? 0] as Scene;
  }

  /** The actions that go on; none: it is only read. */
  get wanted(): number[] {
    return this.scene.ways.flatMap(({ action }) => (action === null ? [] : [action]));
  }

  get reading(): boolean {
    return this.wanted.length === 0;
  }

  get over(): boolean {
    return this.scene.ways.length === 0;
  }

  /** What the coach says: the scene's words, or those for whoever has chosen something else. */
  get words(): Message {
    return (this.refused && this.scene.other) || this.scene.say;
  }

  act(action: number): void {
    const way = this.scene.ways.find((one) => one.action === action);
    if (way) void this.follow(way);
    else this.refused++;
  }

  next(): void {
    const [way] = this.scene.ways;
    if (way && this.reading && !this.moving) void this.follow(way);
  }

  back(): void {
    if (this.trail.length > 1 && !this.moving) this.enter(this.trail.slice(0, -1));
  }

  restart(): void {
    this.enter([0]);
  }

  skip(): void {
    this.skipWait?.();
  }

  close(): void {
    this.closed = true;
    this.skipWait?.();
  }

  /** Show what happens, step by step, up to the next scene. */
  private async follow(way: Way): Promise<void> {
    const goal = this.guided.scenes[way.to] as Scene;
    this.moving = true;
    this.lines = [];
    for (const { view, lines, by } of way.seen) {
      this.view = view ?? goal.view;
      this.by = by;
      if (lines.length) this.lines = lines;
      if (view) await this.rest(pauseAfter(view));
    }
    this.moving = false;
    if (!this.closed) this.enter([...this.trail, way.to]);
  }

  private enter(trail: number[]): void {
    this.trail = trail;
    this.view = this.scene.view;
    this.refused = 0;
    if (this.over || trail.length === 1) forget(this.key);
    else write(this.key, { mark: this.mark, trail } satisfies Left);
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = window.setTimeout(() => this.skipWait?.(), this.closed ? 0 : milliseconds);
      this.skipWait = () => {
        window.clearTimeout(timer);
        this.skipWait = null;
        done();
      };
    });
  }
}
