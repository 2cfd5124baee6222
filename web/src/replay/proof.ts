/** Fair dealing, checked in the page: docs/fair-dealing.md tells how a deal is made. */
import type { Promised } from "../lib/deal";
import type { Headers } from "../lib/record";

export interface Check {
  commitment: boolean; // the hash of the secret
  seed: boolean; // follows from the secret and all that was added
  same: boolean | null; // the commitment that we have seen before; null: we were not there
  ours: boolean | null; // what we have added is in it
}

const SALT = "cutpurse deal 1";

/** Whether this browser can check: only where the page came over a safe line. */
export const canCheck = (): boolean => !!globalThis.crypto?.subtle;

export async function checkDeal(record: Headers, seats: string[], promise: Promised | null): Promise<Check> {
  const secret = bytesOf(record.secret);
  const parts = record.entropy.map(({ seat, bytes }) => new Uint8Array([Math.max(0, seats.indexOf(seat)), ...bytesOf(bytes)]));
  const salted = new Uint8Array([...new TextEncoder().encode(SALT), ...secret, ...parts.flatMap((part) => [...part])]);
  return {
    commitment: (await hash(secret)) === record.commitment,
    seed: (await hash(salted)) === record.seed,
    same: promise?.commitment ? promise.commitment === record.commitment : null,
    ours: promise?.entropy ? record.entropy.some(({ bytes }) => bytes === promise.entropy) : null,
  };
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
