/**
 * A table of boardgame.io's server, over its own Socket.IO transport: we send what its client would send, without
 * the rest of that client, which would keep the load generator busy with a game state of its own for each seat.
 */
import { io } from "socket.io-client";

import { post } from "./tools.js";

const GAME = "tricks";
const MOST_TRIES = 5; // to connect, when many do at the same time
const AGAIN = 1000; // milliseconds, until it is tried again

export class BoardgameTable {
  /** Told when a seat may act: at the beginning, and after each move. */
  onTurn = () => {};

  #place;
  #match; // its id
  #turn = null; // {seat, state}: who may act, and what it sees
  #sockets = [];
  #synced = 0; // seats that have seen the new match, and
  #first; // what seat 0 saw, who begins
  #waiting = []; // by seat, the move that has not come back yet

  constructor(place) {
    this.#place = place;
  }

  get mayAct() {
    return this.#turn !== null;
  }

  /** A new match. Nobody joins by name, which spares the server most of its lobby, and checks of credentials. */
  async open() {
    const { server, seats } = this.#place;
    this.#match = (await post(`${server}/games/${GAME}/create`, { numPlayers: seats })).matchID;
  }

  /** People come to the first seats, and are told what is on the table. */
  async connect(people) {
    await Promise.all(Array.from({ length: people }, (_, seat) => this.#come(seat)));
  }

  /** The seat on turn plays a card; `answered` is called when that seat is told of it. */
  play(answered) {
    const { seat, state } = this.#turn;
    this.#turn = null;
    this.#waiting[seat] = { stateID: state._stateID, answered };
    const card = this.#place.pick(state.G.players[seat].hand);
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [card], playerID: String(seat) } };
    this.#sockets[seat].emit("update", action, state._stateID, this.#match, String(seat));
  }

  #come(seat) {
    const { server, localAddress, lost } = this.#place;
    const socket = io(`${server}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false, localAddress });
    this.#sockets[seat] = socket;
    socket.on("update", (_, state) => this.#see(seat, state));
    socket.on("disconnect", lost);
    return new Promise((resolve) => {
      let tries = MOST_TRIES;
      socket.on("connect_error", () => {
        if (tries-- > 0) return setTimeout(() => socket.connect(), AGAIN);
        lost(); // nobody plays at this table then: that is a figure, too
        resolve();
      });
      socket.on("connect", () => this.#sync(seat));
      socket.on("sync", (_, { state }) => {
        this.#begin(seat, state);
        resolve();
      });
    });
  }

  #sync(seat) {
    this.#sockets[seat].emit("sync", this.#match, String(seat), undefined, this.#place.seats);
  }

  /** A seat sees the new match; when all do, seat 0 may act. */
  #begin(seat, state) {
    if (seat === 0) this.#first = state;
    if (++this.#synced === this.#place.seats) this.#ask(0, this.#first);
  }

  #see(seat, state) {
    const move = this.#waiting[seat];
    if (move && state._stateID > move.stateID) {
      this.#waiting[seat] = null;
      move.answered(true);
    }
    if (state.ctx.gameover) {
      if (seat === 0) this.#again();
    } else if (seat === Number(state.ctx.currentPlayer)) {
      this.#ask(seat, state);
    }
  }

  #ask(seat, state) {
    this.#turn = { seat, state };
    this.onTurn();
  }

  async #again() {
    this.#synced = 0;
    await this.open();
    this.#sockets.forEach((_, seat) => this.#sync(seat));
  }
}
