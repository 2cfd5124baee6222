/** One table, live: what the server tells, shown in order and with pauses; and commands the other way. */
import { entropy, remember } from "../lib/deal";
import { lines as fetchLines } from "../lib/api";
import { changed, complete } from "../lib/complete";
import { headlined, same } from "../lib/messages";
import { isFull } from "../lib/places";
import { followPreparing, isSimple } from "../lib/preparing.svelte";
import { settings as likes } from "../lib/settings.svelte";
import type { Board, Here, Message, Picture, SeenStep, Settings, Sitter, Spoken, Step, Told, View } from "../lib/types";
import type { LogEntry } from "../ui/Log.svelte";
import { pauseAfter } from "../table/pauses";
import { Connection } from "./connection.svelte";

const BUBBLE = 6000; // milliseconds that what somebody says is seen beside them
const MANY = 12; // more steps than this are not shown one by one
const SUMMARY = 8000; // milliseconds that the end of a round is shown, if not for as long as one likes

/** A round that was counted: the table before and after that, and what was said. */
export interface RoundEnd {
  before: View;
  view: View;
  lines: Message[];
}

/** The table around a match that is over, and where the person sat in it. */
export interface Finished {
  board: Board;
  seat: number | null;
}

export class LiveTable {
  seat = $state<number | null>(null);
  settings = $state.raw<Settings | null>(null);
  board = $state.raw<Board | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  news = $state.raw<Message[]>([]); // the lines of the last step
  banks = $state.raw<number[]>([]);
  turnSince = $state(0); // when the seat on turn began to think, by this clock
  by = $state<number | null>(null);
  here = $state.raw<Here | null>(null); // who is connected
  talk = $state.raw<Spoken[]>([]);
  said = $state.raw<Spoken[]>([]); // just now
  late = $state.raw<Message[]>([]); // our time was up: what was told of that
  held = $state(false); // the person has stopped the queue
  behind = $state(0); // messages that wait to be shown
  sending = $state<number | null>(null); // an action that is on its way
  roundEnd = $state.raw<RoundEnd | null>(null); // shown until the person goes on
  finished = $state.raw<Finished | null>(null); // a match whose result is shown until the person goes on
  past: SeenStep[] = [];
  pastWhole = false; // from the beginning of the match

  readonly connection: Connection;
  private queue: Told[] = [];
  private showing = false;
  private skipWait: (() => void) | null = null;
  private leaveRound: (() => void) | null = null;
  private told = 0; // the number of the last message
  private toldAs: number | null = null;
  private closed = false;
  private stageTold: Message[] = []; // the last heading in the log

  constructor(readonly id: string) {
    this.connection = new Connection(id, () => this.since(), (message) => this.receive(message));
    document.addEventListener("visibilitychange", this.seen);
    void followPreparing();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.seen);
    this.connection.close();
    this.skipWait?.();
    this.leaveRound?.();
  }

  private seen = (): void => {
    this.skipWait?.(); // nobody watches, or somebody comes back: nothing to wait for
    if (!document.hidden) this.connection.hurry();
  };

  /** Who holds the seats, and who of them is connected. */
  get holders(): Sitter[] {
    const here = this.here?.seats;
    const game = this.settings?.game ?? "";
    return (this.board?.holders ?? []).map((holder, seat) => ({
      ...holder,
      ...(here && { here: here.includes(seat) }),
      simple: isSimple(game, holder.bot),
    }));
  }

  /** Whether somebody else sits here, to talk to. */
  get company(): boolean {
    return this.board?.holders.some((holder, seat) => holder.name && seat !== this.seat) ?? false;
  }

  private since(): string {
    if (!this.told) return "";
    return `?after=${this.told}${this.toldAs === null ? "" : `&as=${this.toldAs}`}`;
  }

  // Commands.

  send(wanted: Record<string, unknown>): Promise<void> {
    return this.connection.send(wanted);
  }

  async act(action: number): Promise<void> {
    if (this.sending !== null) return;
    this.sending = action;
    try {
      await this.send({ do: "move", match: this.board?.matches ?? 1, action });
    } finally {
      this.sending = null;
    }
  }

  /** Ready for the cards; what we add to the deal's luck is remembered, to be looked for afterwards. */
  async ready(): Promise<void> {
    const added = entropy();
    const { commitment = "", matches = 0 } = this.board ?? {};
    await this.send({ do: "ready", entropy: added });
    remember(this.id, matches + 1, { commitment, entropy: added });
  }

  // What comes in.

  private receive(data: Told): void {
    if (data.here) {
      this.here = data.here; // which is so now, whatever is shown
      return;
    }
    if (data.picture) {
      this.queue = []; // forget all before
      this.skipWait?.();
      this.leaveRound?.();
    } else if (data.n <= this.told) return;
    this.told = data.n;
    if (data.picture) this.toldAs = data.picture.seat;
    this.queue.push(data);
    this.behind = this.queue.length;
    void this.show();
  }

  skip(): void {
    this.skipWait?.();
  }

  /** Enough seen of what has ended: a round, or a match after which another is prepared. */
  goOn(): void {
    if (this.leaveRound) this.leaveRound();
    else if (this.board?.phase !== "over") this.finished = null;
  }

  hold(held: boolean): void {
    this.held = held;
    if (!held) void this.show();
  }

  /** Show the queue in order; each step stays as long as it deserves. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.queue.length && !this.held && !this.closed) {
      const message = this.queue.shift() as Told;
      this.apply(message);
      this.behind = this.queue.length;
      await this.roundShown();
      const pause = this.pauseAfter(message);
      if (pause) await this.rest(pause);
    }
    this.showing = false;
  }

  private pauseAfter(message: Told): number {
    if (!message.step || message.undone || document.hidden || !this.view || this.queue.length > MANY) return 0;
    return pauseAfter(this.view);
  }

  /** A round's end stays until the person goes on; with a clock, or by setting, for some seconds. */
  private async roundShown(): Promise<void> {
    if (!this.roundEnd) return;
    const { move = 0, bank = 0 } = this.settings?.clock ?? {};
    const passes = likes.summary === "seconds" || move + bank > 0;
    await new Promise<void>((done) => {
      const timer = passes ? window.setTimeout(() => this.leaveRound?.(), SUMMARY) : 0;
      this.leaveRound = () => {
        window.clearTimeout(timer);
        this.leaveRound = this.roundEnd = null;
        done();
      };
    });
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = window.setTimeout(() => this.skipWait?.(), milliseconds);
      this.skipWait = () => {
        window.clearTimeout(timer);
        this.skipWait = null;
        done();
      };
    });
  }

  private apply(message: Told): void {
    const { picture } = message;
    if (picture) {
      this.seat = picture.seat;
      this.settings = picture.settings;
      this.board = picture.board;
      if (this.finished && this.board.phase === "waiting") return; // the seats have moved on; the result stays
      this.view = picture.view;
      this.keepResult();
      this.banks = picture.banks;
      this.talk = picture.talk;
      this.log = logOf(picture);
      this.stageTold = this.view?.stage ?? [];
      this.past = this.view ? [{ view: this.view, lines: [], by: null }] : [];
      this.pastWhole = false;
      this.turnSince = Date.now();
      return;
    }
    if (message.board) this.board = message.board;
    if (this.seat !== null && !this.board?.holders[this.seat]?.away) this.late = [];
    if (message.banks.length) this.banks = message.banks;
    if (message.spoken) this.hear(message.spoken);
    this.advance(message);
    this.keepResult();
  }

  /** The result is that of a moment: what is prepared afterwards does not change it. */
  private keepResult(): void {
    if (this.board?.phase === "over" && this.view?.over) this.finished = { board: this.board, seat: this.seat };
    else if (this.board?.phase === "playing") this.finished = null;
  }

  private advance(message: Told): void {
    const before = this.view;
    const { by, lines, undone } = message;
    if (message.view) {
      this.past = [];
      this.stageTold = [];
      this.pastWhole = true;
      this.log = [];
      this.view = message.view;
    } else if (message.change && before) this.view = headlined(changed(before, message.change), lines);
    if (undone) {
      this.log = struck(this.log, undone);
      this.news = [];
      this.pastWhole = false; // what was seen of it no longer counts
      this.past = [];
    }
    if (lines.length) {
      // What ends a trick belongs to it, though the table has gone on to the next.
      const ending = !!before && !!this.view && isFull(before) && !isFull(this.view);
      const stage = ending ? this.stageTold : (this.view?.stage ?? []);
      const fresh = !same(stage, this.stageTold);
      this.stageTold = stage;
      this.log = [...this.log, ...lines.map((message, n) => ({ message, stage: fresh && n === 0 ? stage : [] }))];
      this.news = lines;
      if (lines.some((line) => line.key === "time-up" && line.args.seat === this.seat)) this.late = lines;
    }
    if (!this.view || this.view === before) return;
    if (by !== null || !message.choice) this.by = by; // others who still choose have done nothing yet
    if ((this.view.turn !== before?.turn || by !== null) && !message.choice) this.turnSince = Date.now();
    this.past.push({ view: this.view, lines, by });
    const shows = likes.summary !== "never" && this.queue.length <= MANY;
    if (before && message.change && this.view.round_over && shows) this.roundEnd = { before, view: this.view, lines };
  }

  private hear(spoken: Spoken): void {
    this.talk = [...this.talk, spoken];
    this.said = [...this.said.filter((one) => one.seat !== spoken.seat), spoken];
    window.setTimeout(() => (this.said = this.said.filter((one) => one !== spoken)), BUBBLE);
  }

  /** All that was seen of this match, from its beginning; fetched if we came late. */
  async wholePast(): Promise<SeenStep[]> {
    const match = this.board?.matches ?? 1;
    if (this.pastWhole || !this.view) return this.past;
    const eyes = this.seat === null ? "" : `?eyes=${this.seat}`;
    const found: SeenStep[] = [];
    for await (const step of fetchLines<Partial<Step>>(`/api/tables/${this.id}/matches/${match}/replay${eyes}`)) {
      found.push(complete("Step", step));
    }
    if (match === this.board?.matches) {
      this.past = found;
      this.pastWhole = true;
    }
    return this.past;
  }
}

/** The log of a picture, with what was taken back where it stood. */
function logOf({ view, undone }: Picture): LogEntry[] {
  const log: LogEntry[] = (view?.log ?? []).map((message) => ({ message, stage: [] }));
  for (const { at, line } of [...undone].reverse()) log.splice(at, 0, { message: line, stage: [], undone: true });
  return log;
}

/** The last lines that still counted are taken back. */
function struck(log: LogEntry[], count: number): LogEntry[] {
  const still = log.filter((entry) => !entry.undone).slice(-count);
  return log.map((entry) => (still.includes(entry) ? { ...entry, undone: true } : entry));
}
