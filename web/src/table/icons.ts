/** A symbol for an action: the sheet has one for some of the words that actions are noted with ("7 up": `i-up`). */
import type { Action } from "../lib/types";

export function iconOf(action: Action): string {
  for (const word of action.text.toLowerCase().split(" ")) {
    if (/^[a-z]+$/.test(word) && document.getElementById(`i-${word}`)) return `i-${word}`;
  }
  return "";
}
