/** What stands above the moves in a record. */

export interface Headers {
  game: string;
  seats: number;
  seed: string;
  result: string;
  players: string[]; // by seat
  commitment: string;
  secret: string;
  entropy: { seat: string; bytes: string }[]; // in the order of seats
  options: Record<string, string>;
}

export function readHeaders(text: string): Headers {
  const found: Record<string, string> = {};
  for (const line of text.split("\n")) {
    if (!line.trim()) break;
    const [, name = "", value = ""] = /^([A-Z][A-Za-z ]*): *(.*)$/.exec(line) ?? [];
    found[name.toLowerCase()] = value.trim();
  }
  const pairs = (value = ""): [string, string][] =>
    value
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1).trim()]);
  return {
    game: found.game ?? "",
    seats: Number(found.seats ?? 0),
    seed: found.seed ?? "",
    result: found.result ?? "",
    players: (found.players ?? "").split(/;\s*/).filter(Boolean).map((name) => name.replace(/^[^=]*=\s*/, "")),
    commitment: found.commitment ?? "",
    secret: found.secret ?? "",
    entropy: pairs(found.entropy).map(([seat, bytes]) => ({ seat, bytes })),
    options: Object.fromEntries(pairs(found.options)),
  };
}
