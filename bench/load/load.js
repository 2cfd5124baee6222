/**
 * Load for a table server: people at many tables, each with a connection of its own, who play.
 *
 *     node load.js cutpurse http://127.0.0.1:8000 [--game lucre] [--seats 4] [--bot sharp] [--cores 0,1]
 *     node load.js boardgame http://127.0.0.1:8001
 *
 * It reads orders from its input, one JSON object a line, and answers each with one JSON object a line:
 *
 *     {"do": "open", "tables": 1000}                   until there are so many; matches have begun, nobody is there
 *     {"do": "connect", "tables": 1000, "people": 4}   so many people come to each of the first tables
 *     {"do": "spread", "moves": 48}                    each table plays so many at most, some fewer, some more
 *     {"do": "flat_out", "seconds": 20}                everybody plays as soon as they may
 *     {"do": "paced", "rate": 1000, "seconds": 20}     so many moves are due each second
 *
 * `cores` are the server's and ours; how busy each was is told with the results.
 */
import readline from "node:readline";
import { parseArgs } from "node:util";

import { BoardgameTable } from "./boardgame.js";
import { CutpurseTable } from "./cutpurse.js";
import { flatOut, measured, paced, spread } from "./phases.js";
import { aFewAtATime, seeded } from "./tools.js";

const KINDS = { cutpurse: CutpurseTable, boardgame: BoardgameTable };
const AT_A_TIME = 16; // tables that are opened, or come to
const SOCKETS_PER_ADDRESS = 20_000; // before ports run out: then we come from the machine's next address
const SEED = 1;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "lucre" },
    seats: { type: "string", default: "4" },
    bot: { type: "string", default: "" }, // sits in all seats but one
    cores: { type: "string", default: "" },
  },
});
const [kind, server] = positionals;
const seats = Number(values.seats);
const cores = values.cores ? values.cores.split(",").map(Number) : [];

const random = seeded(SEED);
const pick = (things) => things[Math.floor(random() * things.length)];
const tables = [];
let played = []; // those that somebody has come to
const trouble = {}; // refusals by code, and connections lost

function count(what) {
  trouble[what] = (trouble[what] ?? 0) + 1;
}

function newTable(number) {
  const localAddress = `127.0.0.${1 + Math.floor((number * seats) / SOCKETS_PER_ADDRESS)}`;
  const told = { refused: count, lost: () => count("lost") };
  const place = { server, game: values.game, seats, bot: values.bot, localAddress, pick, ...told };
  return new KINDS[kind](place);
}

const orders = {
  async open({ tables: wanted }) {
    const fresh = [];
    for (let number = tables.length; number < wanted; number++) fresh.push(newTable(number));
    await aFewAtATime(fresh, AT_A_TIME, (table) => table.open());
    tables.push(...fresh);
    return { tables: tables.length };
  },

  async connect({ tables: wanted, people }) {
    played = tables.slice(0, wanted);
    await aFewAtATime(played, AT_A_TIME, (table) => table.connect(people));
    return { connections: played.length * people };
  },

  spread: ({ moves }) => spread(played, { moves, random }),

  flat_out: ({ seconds }) => measured(played, seconds, cores, (tally) => flatOut(played, tally)),

  paced: ({ seconds, rate }) =>
    measured(played, seconds, cores, (tally) => paced(played, tally, { rate, seconds, random })),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { do: name, ...order } = JSON.parse(line);
  const answer = await orders[name](order);
  process.stdout.write(`${JSON.stringify({ ...answer, trouble })}\n`);
}
process.exit(); // connections are open still
