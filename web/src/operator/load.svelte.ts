/** What the server tells its operator, asked for again and again; and what has happened between the last two answers. */
import { get, Refused } from "../lib/api";

export interface Told {
  version: string;
  now: number;
  overview: {
    workers: number;
    connected: number;
    people: number;
    matches: number;
    games: { game: string; title: string; waiting: number; playing: number; over: number }[];
    database: string;
    database_bytes: number;
  };
  counted: { sockets: number; tables: number; requests: number; commands: Record<string, number>; within: [number, number][] };
}

export interface Recent {
  commands: number; // a second
  refused?: number; // their share, if there were any
  within?: number; // seconds, for 99 of 100; if it is less than all that is counted
}

const INTERVAL = 5000; // milliseconds
const KEPT = "cutpurse.operator";

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

export function between(before: Told, after: Told): Recent {
  const [was, is] = [before.counted, after.counted];
  const commands = sum(is.commands) - sum(was.commands);
  const rate = commands / Math.max(after.now - before.now, 0.001);
  if (commands <= 0) return { commands: 0 };
  const done = (is.commands.ok ?? 0) - (was.commands.ok ?? 0);
  const quick = is.within.find(([, count], index) => count - (was.within[index]?.[1] ?? 0) >= 0.99 * commands);
  return { commands: rate, refused: 1 - done / commands, ...(quick ? { within: quick[0] } : {}) };
}

export class Load {
  key = $state(sessionStorage.getItem(KEPT) ?? "");
  now = $state<Told | null>(null);
  recent = $state<Recent | null>(null);
  error = $state<unknown>(null);

  /** Another key is needed; whatever else goes wrong may pass by itself. */
  get refused(): boolean {
    return this.error instanceof Refused && this.error.code === "nobody";
  }

  open(key: string): void {
    this.key = key;
    this.error = null;
    void this.ask();
  }

  ask = async (): Promise<void> => {
    if (!this.key) return;
    try {
      const told = await get<Told>("/api/operator", { authorization: `Bearer ${this.key}` });
      sessionStorage.setItem(KEPT, this.key);
      this.recent = this.now && told.now > this.now.now ? between(this.now, told) : null;
      this.now = told;
      this.error = null;
    } catch (caught) {
      this.error = caught;
    }
  };

  /** Ask until told to stop. */
  follow(): () => void {
    void this.ask();
    const timer = setInterval(() => document.hidden || this.refused || void this.ask(), INTERVAL);
    return () => clearInterval(timer);
  }
}
