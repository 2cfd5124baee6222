/** One table, live: what the server tells, shown in order and with pauses; and wishes the other way. */
import { entropy, remember } from "../parts/around/deal";
import { get, lines as fetchLines, Refused } from "./api";
import { changed, completeBoard, completeView, type FullView } from "./full";
import { isFull } from "./places";
import { say } from "../words/index.svelte";
import { settings as likes } from "./settings.svelte";
import type { Board, Message, Settings, Step } from "./types";

const BEAT = 420; // milliseconds that one step is seen before the next
const RESEND = 2000; // an unanswered wish is sent again
const PING = 15_000;
const SILENCE = 8_000; // without an answer to a ping the line is dead
const MANY = 12; // more steps than this are not shown one by one

/** One step as it was seen. */
export interface Moment {
  view: FullView;
  lines: string[];
  by: number | null;
}

export interface Entry {
  text: string;
  stage: string; // where it is another than before
}

interface Waiting {
  frame: string;
  sent: number;
  again: boolean; // the server knows it by an id: safe to send twice
  done: () => void;
  failed: (refused: Refused) => void;
}

export type TableSettings = Settings & { code?: string; given?: boolean };
export type Line = "connecting" | "open" | "lost" | "refused";

export class LiveTable {
  line = $state<Line>("connecting");
  refusal = $state("");
  seat = $state<number | null>(null);
  settings = $state.raw<TableSettings | null>(null);
  board = $state.raw<Board | null>(null);
  view = $state.raw<FullView | null>(null);
  log = $state.raw<Entry[]>([]);
  news = $state.raw<string[]>([]); // the lines of the last step
  banks = $state.raw<number[]>([]);
  turnSince = $state(0); // when the seat on turn began to think, by this clock
  by = $state<number | null>(null);
  said = $state.raw<{ seat: number; text: string; at: number }[]>([]);
  held = $state(false); // the person has stopped the queue
  behind = $state(0); // messages that wait to be shown
  sending = $state<number | null>(null); // an action that is on its way
  past: Moment[] = [];
  pastWhole = false; // from the beginning of the match

  private socket: WebSocket | null = null;
  private queue: Message[] = [];
  private showing = false;
  private skipWait: (() => void) | null = null;
  private told = 0; // the number of the last message
  private toldAs: number | null = null;
  private tries = 0;
  private retry = 0;
  private tick = 0;
  private label = 0;
  private waiting = new Map<string, Waiting>();
  private pinged = 0;
  private heard = Date.now();
  private closed = false;
  private stageTold = ""; // the last heading in the log

  constructor(readonly id: string) {
    this.connect();
    this.tick = window.setInterval(() => this.check(), 1000);
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.seen);
  }

  close(): void {
    this.closed = true;
    window.clearInterval(this.tick);
    window.clearTimeout(this.retry);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
    this.skipWait?.();
  }

  // The line.

  private hurry = (): void => {
    if (this.line === "lost") this.connect();
  };

  private seen = (): void => {
    this.skipWait?.(); // nobody watches, or somebody comes back: nothing to wait for
    if (!document.hidden) this.hurry();
  };

  private connect(): void {
    window.clearTimeout(this.retry);
    this.socket?.close();
    const since = this.told ? `?after=${this.told}${this.toldAs === null ? "" : `&as=${this.toldAs}`}` : "";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket${since}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.pinged = 0;
      for (const [answer, wish] of this.waiting) {
        if (wish.again || !wish.sent) this.transmit(wish);
        else this.answered(answer, new Refused("offline", say("table.unsure")));
      }
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.line = "open";
      this.tries = 0;
      for (const text of String(event.data).split("\n")) if (text) this.receive(JSON.parse(text));
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lost();
    };
  }

  private async lost(): Promise<void> {
    if (this.closed) return;
    this.socket = null;
    const refused = this.line === "connecting" && (await this.isRefused());
    if (this.closed) return;
    this.line = refused ? "refused" : "lost";
    if (refused) return;
    const delay = Math.min(15_000, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => this.connect(), delay);
  }

  /** A socket does not say why it is refused; a request does. */
  private async isRefused(): Promise<boolean> {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Refused && ["not_found", "not_yours", "bad_input"].includes(error.code)) {
        this.refusal = error.message;
        return true;
      }
    }
    return false;
  }

  /** Every second: send again what was not answered, and see whether the line is alive. */
  private check(): void {
    const now = Date.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const wish of this.waiting.values()) if (wish.again && now - wish.sent > RESEND) this.transmit(wish);
    if (this.pinged && now - this.pinged > SILENCE && this.heard < this.pinged) this.socket.close();
    else if (now - Math.max(this.heard, this.pinged) > PING) {
      this.pinged = now;
      this.socket.send(JSON.stringify({ answer: "ping", do: "ping" }));
    }
  }

  private transmit(wish: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    wish.sent = Date.now();
    this.socket.send(wish.frame);
  }

  /** We have become somebody: the line has to know. */
  comeAs(): Promise<void> {
    this.connect();
    return new Promise((done) => this.socket?.addEventListener("open", () => done(), { once: true }));
  }

  // Wishes.

  /** Ask something of the table; done when the server has it on disk. */
  wish(wanted: Record<string, unknown>): Promise<void> {
    const answer = `w${++this.label}`;
    return new Promise((done, failed) => {
      const wish = { frame: JSON.stringify({ answer, ...wanted }), sent: 0, again: "id" in wanted, done, failed };
      this.waiting.set(answer, wish);
      this.transmit(wish);
    });
  }

  private answered(answer: string, refused?: Refused): void {
    const wish = this.waiting.get(answer);
    this.waiting.delete(answer);
    if (refused) wish?.failed(refused);
    else wish?.done();
  }

  async act(action: number): Promise<void> {
    if (this.sending !== null) return;
    this.sending = action;
    const id = crypto.randomUUID();
    try {
      await this.wish({ do: "move", id, match: this.board?.matches ?? 1, action });
    } finally {
      this.sending = null;
    }
  }

  /** Ready for the cards; what we add to the deal's luck is remembered, to be looked for afterwards. */
  async ready(): Promise<void> {
    const added = entropy();
    const { commitment = "", matches = 0 } = this.board ?? {};
    await this.wish({ do: "ready", entropy: added });
    remember(this.id, matches + 1, { commitment, entropy: added });
  }

  // What comes in.

  private receive(data: Message & { answer?: string; ok?: boolean; code?: string; sentence?: string }): void {
    if (data.answer !== undefined) {
      this.answered(data.answer, data.ok ? undefined : new Refused(data.code ?? "failed", data.sentence ?? ""));
      return;
    }
    if (data.picture) {
      this.queue = []; // forget all before
      this.skipWait?.();
    } else if (data.n <= this.told) return;
    this.told = data.n;
    if (data.picture) this.toldAs = data.picture.seat ?? null;
    this.queue.push(data);
    this.behind = this.queue.length;
    void this.show();
  }

  skip(): void {
    this.skipWait?.();
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
      const message = this.queue.shift() as Message;
      this.apply(message);
      this.behind = this.queue.length;
      const pause = this.pauseAfter(message);
      if (pause) await this.rest(pause);
    }
    this.showing = false;
  }

  private pauseAfter(message: Message): number {
    if (!message.step || document.hidden || !this.view || this.queue.length > MANY) return 0;
    if (isFull(this.view)) return likes.pause;
    return likes.speed === 0 ? 120 : BEAT * likes.speed;
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

  private apply(message: Message): void {
    const { picture } = message;
    if (picture) {
      this.seat = picture.seat ?? null;
      this.settings = picture.settings;
      this.board = completeBoard(picture.board);
      this.view = picture.view ? completeView(picture.view) : null;
      this.banks = picture.banks ?? [];
      this.log = (this.view?.log ?? []).map((text) => ({ text, stage: "" }));
      this.stageTold = this.view?.stage ?? "";
      this.past = this.view ? [{ view: this.view, lines: [], by: null }] : [];
      this.pastWhole = false;
      this.turnSince = Date.now();
      return;
    }
    if (message.board) this.board = completeBoard(message.board);
    if (message.banks?.length) this.banks = message.banks;
    if (message.said) this.hear(message.by ?? 0, message.said);
    this.advance(message);
  }

  private advance(message: Message): void {
    const before = this.view;
    const by = message.by ?? null;
    const lines = message.lines ?? [];
    if (message.view) {
      this.past = [];
      this.stageTold = "";
      this.pastWhole = true;
      this.log = [];
      this.view = completeView(message.view);
    } else if (message.change && before) this.view = changed(before, message.change);
    if (lines.length) {
      // What ends a trick belongs to it, though the table has gone on to the next.
      const ending = !!before && !!this.view && isFull(before) && !isFull(this.view);
      const stage = ending ? this.stageTold : (this.view?.stage ?? "");
      const fresh = stage !== this.stageTold;
      this.stageTold = stage;
      this.log = [...this.log, ...lines.map((text, n) => ({ text, stage: fresh && n === 0 ? stage : "" }))];
      this.news = lines;
    }
    if (!this.view || this.view === before) return;
    this.by = by;
    if (this.view.turn !== before?.turn || by !== null) this.turnSince = Date.now();
    this.past.push({ view: this.view, lines, by });
  }

  private hear(seat: number, text: string): void {
    const bubble = { seat, text, at: Date.now() };
    this.said = [...this.said.filter((one) => one.seat !== seat), bubble];
    window.setTimeout(() => (this.said = this.said.filter((one) => one !== bubble)), 5000);
  }

  /** All that was seen of this match, from its beginning; fetched if we came late. */
  async wholePast(): Promise<Moment[]> {
    const match = this.board?.matches ?? 1;
    if (this.pastWhole || !this.view) return this.past;
    const eyes = this.seat === null ? "" : `?eyes=${this.seat}`;
    const found: Moment[] = [];
    for await (const step of fetchLines<Step>(`/api/tables/${this.id}/matches/${match}/replay${eyes}`)) {
      found.push({ view: completeView(step.view), lines: step.lines ?? [], by: step.by ?? null });
    }
    if (match === this.board?.matches) {
      this.past = found;
      this.pastWhole = true;
    }
    return this.past;
  }
}
