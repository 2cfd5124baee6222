/** The connection to a table: what happens comes in, commands go out. After a break it is made again, and what must not be lost is sent again. */
import { get, Refused } from "../lib/api";
import { complete } from "../lib/complete";
import { entropy } from "../lib/deal";
import type { Message, Told } from "../lib/types";

const RESEND = 2000; // milliseconds; an unanswered command is sent again
const PING = 15_000;
const SILENCE = 8_000; // without an answer to a ping the connection is dead
const EDITED = "the games have changed"; // why a server hangs up that starts anew with edited games
const LONGEST_REST = 6_000; // between two tries

interface Waiting {
  frame: string;
  sent: number;
  done: () => void;
  failed: (refused: Refused) => void;
}

interface Answer {
  answer?: string;
  ok?: boolean;
  code?: string;
  message?: Message;
}

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

export class Connection {
  state = $state<ConnectionState>("connecting");
  refusal = $state.raw<Refused | null>(null);

  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private label = 0;
  private waiting = new Map<string, Waiting>();
  private pinged = 0;
  private heard = Date.now();
  private closed = false;
  private edited = false; // words and looks that we have are old
  private readonly tick = window.setInterval(() => this.check(), 1000);

  constructor(
    private readonly id: string,
    private readonly since: () => string, // where we are, as a query
    private readonly told: (event: Told) => void,
  ) {
    window.addEventListener("online", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.clearInterval(this.tick);
    window.clearTimeout(this.retry);
    window.removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** Try now, if the connection is lost. */
  hurry = (): void => {
    if (this.state === "lost") this.connect();
  };

  private connect(): void {
    window.clearTimeout(this.retry);
    this.socket?.close();
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket${this.since()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => (this.edited ? location.reload() : this.opened());
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.state = "open";
      this.tries = 0;
      for (const text of String(event.data).split("\n")) if (text) this.receive(JSON.parse(text));
    };
    socket.onclose = (event) => {
      this.edited ||= event.reason === EDITED;
      if (socket === this.socket) void this.lost();
    };
  }

  private opened(): void {
    this.heard = Date.now();
    this.pinged = 0;
    for (const command of this.waiting.values()) this.transmit(command);
  }

  private async lost(): Promise<void> {
    if (this.closed) return;
    this.socket = null;
    const refused = this.state === "connecting" && (await this.isRefused());
    if (this.closed) return;
    this.state = refused ? "refused" : "lost";
    if (refused) return;
    const delay = Math.min(LONGEST_REST, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => this.connect(), delay);
  }

  /** A socket does not say why it is refused; a request does. */
  private async isRefused(): Promise<boolean> {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Refused && ["not_found", "not_yours", "bad_input"].includes(error.code)) {
        this.refusal = error;
        return true;
      }
    }
    return false;
  }

  /** Every second: send again what was not answered, and see whether the connection is alive. */
  private check(): void {
    const now = Date.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const command of this.waiting.values()) if (now - command.sent > RESEND) this.transmit(command);
    if (this.pinged && now - this.pinged > SILENCE && this.heard < this.pinged) this.socket.close();
    else if (now - Math.max(this.heard, this.pinged) > PING) {
      this.pinged = now;
      this.socket.send(JSON.stringify({ answer: "ping", do: "ping" }));
    }
  }

  private transmit(command: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    command.sent = Date.now();
    this.socket.send(command.frame);
  }

  /** We have become somebody: connect anew as that person. */
  comeAs(): Promise<void> {
    this.connect();
    return new Promise((done) => this.socket?.addEventListener("open", () => done(), { once: true }));
  }

  /** Ask something of the table; done when the server has it on disk. By its id it is done once, however often it is sent. */
  send(wanted: Record<string, unknown>): Promise<void> {
    const answer = `w${++this.label}`;
    return new Promise((done, failed) => {
      const command = { frame: JSON.stringify({ answer, id: entropy(), ...wanted }), sent: 0, done, failed };
      this.waiting.set(answer, command);
      this.transmit(command);
    });
  }

  private answered(answer: string, refused?: Refused): void {
    const command = this.waiting.get(answer);
    this.waiting.delete(answer);
    if (refused) command?.failed(refused);
    else command?.done();
  }

  private receive(data: Partial<Told> & Answer): void {
    if (data.answer === undefined) this.told(complete("Told", data));
    else this.answered(data.answer, data.ok ? undefined : new Refused(data.code ?? "failed", data.message));
  }
}
