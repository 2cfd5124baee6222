/** What went wrong, in words. */
import { Refused } from "../lib/api";
import { say, tell } from "../words/index.svelte";
import { sentence } from "./format";

export function errorWords(error: unknown, game = ""): string {
  if (error instanceof TypeError) return say("lobby-noanswer");
  if (!(error instanceof Refused)) return say("lobby-failed");
  if (error.code === "offline") return say("lobby-noanswer");
  return error.why ? sentence(tell(error.why, game)) : say("lobby-failed");
}
