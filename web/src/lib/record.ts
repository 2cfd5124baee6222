/** What stands above the moves in the text of a record. */

export interface Headers {
  game: string;
  seats: number;
  seed: string;
  players: string[]; // by seat
  commitment: string;
  secret: string;
  entropy: { seat: string; bytes: string }[]; // in the order of seats
}

export function readHeaders(text: string): Headers {
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of (text.split("\n\n")[0] ?? "").matchAll(/^(\w+): *(.*?) *$/gm)) found[name] = value;
  const { Game: game = "", Seats = "", Seed: seed = "", Commitment: commitment = "", Secret: secret = "" } = found;
  const entropy = pairs(found.Entropy).map(([seat, bytes]) => ({ seat, bytes }));
  return { game, seats: Number(Seats), seed, players: pairs(found.Players).map(([, name]) => name), commitment, secret, entropy };
}

/** "Blue=Ada; Red=sharp", seat by seat. */
function pairs(value = ""): [seat: string, value: string][] {
  const parts = value.split(/; */).filter(Boolean);
  return parts.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
}
