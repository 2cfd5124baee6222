/** Requests to the server. What it refuses is thrown with its code and its sentence. */
import type { GameInfo, Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refused("offline", "The server does not answer. Is the connection still there?");
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({ code: "failed", sentence: "" }))) as Refusal;
  throw new Refused(told.code, told.sentence || `The server answered ${response.status}.`);
}

export async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json();
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
  if (!response.ok || !response.body) {
    const told = (await response.json().catch(() => ({ code: "failed", sentence: "" }))) as Refusal;
    throw new Refused(told.code, told.sentence || `The server answered ${response.status}.`);
  }
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
  known ??= get<GameInfo[]>("/api/games")
    .then((found) => found.map((game) => ({ ...game, look: { ...game.look, game: game.name } })))
    .catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  return known;
}

export async function game(name: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new Refused("not_found", `There is no game ${name}.`);
  return found;
}
