/** The two kinds of load, and how they are measured. */
import os from "node:os";

import { sleep } from "./tools.js";

const PATIENCE = 10_000; // milliseconds, for the next answer
const TICK = 1; // milliseconds between looks at the schedule

/** Acknowledged moves, and how many milliseconds each took. */
class Tally {
  over = false; // time is up
  expected = 0; // moves that were sent or will be
  milliseconds = [];

  /** Let a table move; time counts from `since`. */
  play(table, since) {
    table.play((ok) => ok && this.milliseconds.push(performance.now() - since));
  }

  get unanswered() {
    return this.expected - this.milliseconds.length;
  }
}

/** Start a load, let it run, and wait for all answers. Only what was acknowledged in time counts for the rate. */
export async function measured(tables, seconds, cores, start) {
  const tally = new Tally();
  const before = os.cpus();
  const began = performance.now();
  start(tally);
  await sleep(seconds * 1000);
  tally.over = true;
  const rate = (1000 * tally.milliseconds.length) / (performance.now() - began);
  const after = os.cpus();
  await answers(tally);
  for (const table of tables) table.onTurn = () => {};
  return {
    rate,
    unanswered: tally.unanswered,
    busy: cores.map((core) => busy(before[core].times, after[core].times)),
    milliseconds: tally.milliseconds.map((time) => Number(time.toFixed(3))),
  };
}

async function answers(tally) {
  let [late, unanswered] = [0, Infinity];
  while (tally.unanswered) {
    if (tally.unanswered < unanswered) [late, unanswered] = [performance.now() + PATIENCE, tally.unanswered];
    if (performance.now() > late) return;
    await sleep(TICK);
  }
}

/** What share of the time a core had something to do. */
function busy(before, after) {
  const spent = Object.keys(after).map((what) => after[what] - before[what]);
  const all = spent.reduce((sum, time) => sum + time, 0);
  return 1 - (after.idle - before.idle) / all;
}

/**
 * Every table plays some moves, a few or almost a match. Tables that were opened together would end their matches
 * together, too, as no tables of people do.
 */
export async function spread(tables, { moves, random }) {
  const tally = new Tally();
  for (const table of tables) {
    let left = Math.floor(moves * random());
    tally.expected += left;
    table.onTurn = () => left-- > 0 && tally.play(table, performance.now());
    while (table.mayAct && left > 0) table.onTurn();
  }
  await answers(tally);
  for (const table of tables) table.onTurn = () => {};
  return { unanswered: tally.unanswered };
}

/** A closed loop: everybody plays as soon as they may. Time counts from when a move was sent. */
export function flatOut(tables, tally) {
  for (const table of tables) {
    table.onTurn = () => {
      if (tally.over) return;
      tally.expected += 1;
      tally.play(table, performance.now());
    };
    while (table.mayAct && !tally.over) table.onTurn();
  }
}

/**
 * An open loop: moves are due by a schedule that does not wait for the server. What can't be sent yet, because the
 * table waits for an answer or for its next match, is sent as soon as it can. Time counts from when a move was due.
 */
export function paced(tables, tally, { rate, seconds, random }) {
  const moves = schedule(tables, rate, seconds, random);
  const began = performance.now();
  tally.expected = moves.length;
  const overdue = new Map(tables.map((table) => [table, []]));
  for (const [table, waiting] of overdue) {
    table.onTurn = () => waiting.length && tally.play(table, waiting.shift());
  }
  let next = 0;
  const look = () => {
    for (; next < moves.length && began + moves[next].due <= performance.now(); next++) {
      const { table, due } = moves[next];
      overdue.get(table).push(began + due);
      if (table.mayAct) table.onTurn();
    }
    if (next < moves.length) setTimeout(look, TICK);
  };
  look();
}

/** Each table's moves follow one another after half to one and a half times the mean; tables know nothing of others. */
function schedule(tables, rate, seconds, random) {
  const mean = (1000 * tables.length) / rate;
  const moves = [];
  for (const table of tables) {
    for (let due = mean * random(); due < seconds * 1000; due += mean * (0.5 + random())) moves.push({ table, due });
  }
  return moves.sort((one, other) => one.due - other.due);
}
