/** Our part of a fair deal: the bytes we add, remembered so that they can be looked for afterwards. */
import { read, write } from "./storage";

/** What we have seen before the deal, and what we have added to it. */
export interface Promised {
  commitment: string;
  entropy: string;
}

export function promised(table: string, match: number): Promised | null {
  return read<Promised | null>(`deal.${table}.${match}`, null);
}

export function remember(table: string, match: number, promise: Promised): void {
  write(`deal.${table}.${match}`, promise);
}

/** Sixteen random bytes, in hexadecimal digits. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
