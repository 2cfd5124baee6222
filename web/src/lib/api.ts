/** Requests to the server. What it refuses is thrown with its code and a message that tells why. */
import { ownLook } from "./own_look";
import type { GameInfo, Message, Refusal, ToldGame } from "./types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: Message | null = null,
  ) {
    super(why?.key ?? code);
  }
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const sent = body === undefined ? { headers } : { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refused("offline");
  }
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Refused> {
  const told = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  return new Refused(told.code ?? "failed", told.message);
}

export async function get<T>(path: string, headers?: Record<string, string>): Promise<T> {
  return (await ask("GET", path, undefined, headers)).json();
}

export async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await ask("POST", path, body)).json();
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await ask("PATCH", path, body)).json();
}

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}

/** Lines of JSON, each as soon as it is there. */
export async function* lines<T>(path: string, signal?: AbortSignal): AsyncGenerator<T> {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok || !response.body) throw await refusal(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    rest += value ?? "";
    const whole = rest.split("\n");
    rest = done ? "" : (whole.pop() ?? "");
    for (const line of whole) if (line.trim()) yield JSON.parse(line) as T;
    if (done) return;
  }
}

let known: Promise<GameInfo[]> | undefined;

/** All games; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= get<ToldGame[]>("/api/games")
    .then((found) => found.map((game) => ({ ...game, look: ownLook(game) })))
    .catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  return known;
}

export async function game(name: string): Promise<GameInfo> {
  const all = await games();
  const found = all.find((game) => game.name === name);
  if (found) return found;
  throw new Refused("not_found", { key: "no-such-game", args: { game: name, games: all.map((game) => game.name).join(", ") } });
}
