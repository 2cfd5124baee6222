/** The table that is about to be opened: what the lobby's form holds. */
import type { Level } from "../lib/bots";
import { read, write } from "../lib/storage";
import type { Clock, GameInfo, Start } from "../lib/types";

/** Who is to sit on a chair. */
export type Taker = "you" | "open" | Level;

const DAY = 86_400;
export const CLOCKS: Clock[] = [
  { move: 0, bank: 0, increment: 0 },
  { move: 30, bank: 0, increment: 0 },
  { move: 90, bank: 0, increment: 0 },
  { move: 0, bank: 300, increment: 5 },
  { move: 0, bank: 900, increment: 10 },
  { move: DAY, bank: 0, increment: 0 },
  { move: 3 * DAY, bank: 0, increment: 0 },
];
export const PACES = [0.3, 0.7, 1.5];

const KEY = "newtable";

/** What was chosen the last time, on this device. */
interface Habit {
  game?: string;
  level?: Level;
  pace?: number;
}

export function habit(): Habit {
  return read<Habit>(KEY, {});
}

export class Draft {
  readonly game: GameInfo;
  chairs = $state<Taker[]>([]);
  options = $state<Record<string, string>>({});
  clock = $state(0);
  pace = $state(0.7);
  listed = $state(false);
  hints = $state(true);
  handsAfter = $state(true);
  talk = $state(false); // free text; never at a listed table

  constructor(
    game: GameInfo,
    readonly start: Start | null = null,
  ) {
    const { level = "casual", pace = 0.7 } = habit();
    const seats = game.players.includes(4) ? 4 : (game.players[0] ?? 4);
    this.game = game;
    this.pace = pace;
    this.chairs = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "you" : level));
  }

  /** The level that most bots have: newcomers get it, too. */
  get level(): Level {
    return this.chairs.find((taker): taker is Level => taker !== "you" && taker !== "open") ?? habit().level ?? "casual";
  }

  get open(): number {
    return this.chairs.filter((taker) => taker === "open").length;
  }

  get changed(): string[] {
    return this.game.options.filter((option) => this.valueOf(option.name) !== option.default).map((option) => option.name);
  }

  valueOf(name: string): string {
    return this.options[name] ?? this.game.options.find((option) => option.name === name)?.default ?? "";
  }

  setSeats(seats: number): void {
    const level = this.level;
    this.chairs = Array.from({ length: seats }, (_, seat) => this.chairs[seat] ?? level);
    if (!this.chairs.includes("you")) this.chairs[0] = "you";
  }

  /** Who sits there; you can't sit twice, and you sit somewhere. */
  seat(chair: number, taker: Taker): void {
    const before = this.chairs.indexOf("you");
    if (taker === "you") this.chairs[before] = this.chairs[chair] ?? this.level;
    else if (chair === before) this.chairs[this.chairs.length - 1 === chair ? 0 : chair + 1] = "you";
    this.chairs[chair] = taker;
  }

  setLevel(level: Level): void {
    this.chairs = this.chairs.map((taker) => (taker === "you" || taker === "open" ? taker : level));
  }

  /** What the server is asked for; `invite`: seats that stay open for people. */
  wanted(chairs: Taker[]): Record<string, unknown> {
    const clock = CLOCKS[this.clock] ?? CLOCKS[0];
    return {
      game: this.game.name,
      seats: chairs.length,
      options: Object.fromEntries(this.changed.map((name) => [name, this.valueOf(name)])),
      bots: chairs.map((taker) => (taker === "you" || taker === "open" ? "" : taker)),
      clock,
      listed: this.listed,
      patience: clock && clock.move >= DAY ? DAY : 60,
      pace: this.pace,
      hints: this.hints,
      hands_after: this.handsAfter,
      talk: this.talk && !this.listed,
      ...(this.start ? { start: this.start } : {}),
    };
  }

  remember(): void {
    write(KEY, { game: this.game.name, level: this.level, pace: this.pace } satisfies Habit);
  }
}
