/** Who we are: a name, and a cookie that no script can read. */
import { get, patch, post, Refused } from "./api";
import type { Person } from "./types";

const GUEST = "cutpurse.guest"; // the name is one that we have made up

export const me = $state<{ person: Person | null; asked: boolean; guest: boolean }>({
  person: null,
  asked: false,
  guest: localStorage.getItem(GUEST) !== null,
});

let asking: Promise<Person | null> | undefined;

const KNOWN = "cutpurse.known"; // somebody has been here: a stranger need not ask, and be refused

/** Who the server knows us as; null: nobody yet. */
export function whoAmI(): Promise<Person | null> {
  asking ??= (localStorage.getItem(KNOWN) ? get<Person>("/api/me") : Promise.resolve(null))
    .catch((error: unknown) => {
      if (error instanceof Refused && error.code === "nobody") return null;
      asking = undefined;
      throw error;
    })
    .then((person) => {
      me.person = person;
      me.asked = true;
      return person;
    });
  return asking;
}

/** From now on we are this person. */
export function become(person: Person): Person {
  localStorage.setItem(KNOWN, "yes");
  me.person = person;
  asking = Promise.resolve(person);
  return person;
}

/** Somebody with a name: a guest, if nobody has asked for one. */
export async function somebody(name?: string): Promise<Person> {
  const known = await whoAmI();
  if (known && !name) return known;
  me.guest = !name;
  if (name) localStorage.removeItem(GUEST);
  else localStorage.setItem(GUEST, "yes");
  return become(
    known ? await patch<Person>("/api/me", { name }) : await post<Person>("/api/people", { name: name ?? guestName() }),
  );
}

function guestName(): string {
  return `Guest ${100 + Math.floor(Math.random() * 900)}`;
}
