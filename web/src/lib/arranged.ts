/** Tables that the server has arranged: others play the same cards there. */
import type { Settings } from "./types";

/** Whether nothing is taken back there, and no match follows. */
export function arranged(settings: Settings | null | undefined): boolean {
  return !!(settings?.daily || settings?.tournament);
}

/** Whether the day's deal is still played by others: what could help them is not told. */
export function sealed(settings: Settings): boolean {
  return !!settings.daily && settings.daily >= new Date().toISOString().slice(0, 10);
}
