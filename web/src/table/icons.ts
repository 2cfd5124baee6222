/** A symbol for an action: the sheet has one for some of the keys that label them (`face-up`: `i-face-up`). */
import type { Action } from "../lib/types";

export function iconOf(action: Action): string {
  const icon = `i-${action.label.key}`;
  return document.getElementById(icon) ? icon : "";
}
