/**
 * boardgame.io's own server, as it comes, with a small card game and its storage in memory.
 *
 *     NODE_ENV=production node --expose-gc peer.cjs PORT
 *
 * The game has the size of Lucre: four hands of twelve cards, each in turn plays one, the highest of four takes the
 * trick. What others hold is stripped by boardgame.io's own STRIP_SECRETS.
 */
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = 48;

function setup({ ctx, random }) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  const size = CARDS / ctx.numPlayers;
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.slice(seat * size, (seat + 1) * size) };
  }
  return { players, middle: [], tricks: Array(ctx.numPlayers).fill(0), played: 0 };
}

function play({ G, ctx, playerID }, card) {
  const hand = G.players[playerID].hand;
  if (!hand.includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  if (G.middle.length === ctx.numPlayers) G.middle = [];
  G.middle.push({ seat: Number(playerID), card });
  G.played += 1;
  if (G.middle.length === ctx.numPlayers) {
    const highest = G.middle.reduce((best, other) => (other.card > best.card ? other : best));
    G.tricks[highest.seat] += 1;
  }
}

const tricks = {
  name: "tricks",
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.played === CARDS ? { tricks: G.tricks } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [tricks], origins: [] });
server.run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } }); // on loopback only
process.on("SIGUSR2", () => global.gc()); // before its memory is read: garbage is no table
