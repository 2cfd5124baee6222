/** What this device remembers: JSON under a name. */

export function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`cutpurse.${name}`) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  localStorage.setItem(`cutpurse.${name}`, JSON.stringify(value));
}

export function forget(name: string): void {
  localStorage.removeItem(`cutpurse.${name}`);
}
