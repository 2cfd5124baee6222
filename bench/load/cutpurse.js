/** A table of Cutpurse's server: opened over HTTP as a script would, played over a WebSocket for each seat. */
import { randomBytes } from "node:crypto";

import WebSocket from "ws";

import { post } from "./tools.js";

const NAMES = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Finn"];
const A_DAY = 24 * 3600; // seconds: no bot may play for those who are not there yet

export class CutpurseTable {
  /** Told when a seat may act: at the beginning, and after each move. */
  onTurn = () => {};

  #place;
  #id;
  #tokens = []; // by seat
  #sockets = []; // by seat
  #asked = new Map(); // by seat that may act, how: often one, but all where they choose at the same time
  #match = 1;
  #ending = false; // the match is over, and the next one not begun
  #commands = 0;
  #waiting = new Map(); // by the label of a command, the callback for its answer

  constructor(place) {
    this.#place = place;
  }

  get mayAct() {
    return this.#asked.size > 0;
  }

  /** A table with a person in every seat, or with one person and bots; all are ready, so the match begins. */
  async open() {
    const { server, game, seats, bot } = this.#place;
    const people = bot ? 1 : seats;
    for (const name of NAMES.slice(0, people)) {
      this.#tokens.push((await post(`${server}/api/people`, { name, token: true })).token);
    }
    const bots = Array.from({ length: seats }, (_, seat) => (seat < people ? "" : bot));
    const settings = { game, seats, bots, clock: { move: 0, bank: 0, increment: 0 }, patience: A_DAY, pace: 0 };
    this.#id = (await post(`${server}/api/tables`, settings, this.#as(0))).id;
    for (let seat = 0; seat < people; seat++) await this.#post(seat, { do: "sit", seat });
    for (let seat = 0; seat < people; seat++) await this.#post(seat, { do: "ready", entropy: entropy() });
  }

  /** People come to the first seats, and are told what is on the table. */
  async connect(people) {
    await Promise.all(Array.from({ length: people }, (_, seat) => this.#come(seat)));
  }

  /** A seat that may act does one of the things it may do; `answered` is called when the server says that it is done. */
  play(answered) {
    const [[seat, actions]] = this.#asked;
    this.#asked.delete(seat);
    const action = this.#place.pick(actions).id;
    this.#send(seat, { do: "move", id: String(this.#commands), match: this.#match, action }, answered);
  }

  #as(seat) {
    return { authorization: `Bearer ${this.#tokens[seat]}` };
  }

  #post(seat, command) {
    return post(`${this.#place.server}/api/tables/${this.#id}/do`, command, this.#as(seat));
  }

  #come(seat) {
    const { server, localAddress, lost } = this.#place;
    const address = `${server.replace("http", "ws")}/api/tables/${this.#id}/socket`;
    const socket = new WebSocket(address, { headers: this.#as(seat), localAddress });
    this.#sockets[seat] = socket;
    socket.on("close", lost);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => {
        this.#hear(seat, data.toString());
        resolve();
      });
    });
  }

  #send(seat, command, answered) {
    const answer = String(this.#commands++);
    this.#waiting.set(answer, answered);
    this.#sockets[seat].send(JSON.stringify({ ...command, answer }));
  }

  /** A frame holds one or more objects, one a line. */
  #hear(seat, frame) {
    for (const line of frame.split("\n")) {
      if (!line) continue;
      const message = JSON.parse(line);
      const news = message.picture?.view ?? message.view ?? message.change;
      if (message.answer !== undefined) this.#answer(message);
      else if (news?.over) this.#again(seat);
      else if (news?.actions?.length && (message.step || message.picture)) this.#ask(seat, news.actions);
    }
  }

  #answer({ answer, ok, code }) {
    const answered = this.#waiting.get(answer);
    this.#waiting.delete(answer);
    if (!ok) this.#place.refused(code);
    answered(ok);
  }

  #ask(seat, actions) {
    this.#asked.set(seat, actions);
    this.onTurn();
  }

  /** Seat 0 asks for another match, then all say that they are ready. */
  #again(seat) {
    if (seat !== 0 || this.#ending) return; // all are told that it is over, some of them twice
    this.#ending = true;
    this.#send(0, { do: "rematch", rotate: false }, () => {
      this.#match += 1;
      this.#ending = false;
      this.#sockets.forEach((_, seat) => this.#send(seat, { do: "ready", entropy: entropy() }, () => {}));
    });
  }
}

function entropy() {
  return randomBytes(16).toString("hex");
}
