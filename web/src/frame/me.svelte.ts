// Who we are to the server. Nobody has to say: whoever does something for the first time becomes a guest.

import { http, take } from "../link/http";
import { socket } from "../link/socket.svelte";
import type { Person } from "../wire";

let told = take<Person | null>("/api/me"); // undefined: nobody has said yet
const known = $state<{ person: Person | null }>({ person: told ?? null });
let asking: Promise<Person> | null = null;

export function me(): Person | null {
  return known.person;
}

/** Whom the server's cookie names; null for nobody. */
export async function recall(): Promise<Person | null> {
  if (told === undefined) known.person = told = await http.get<Person | null>("/api/me");
  return known.person;
}

/** Make sure that we are somebody: a guest, if nobody yet. */
export function beSomebody(): Promise<Person> {
  if (known.person) return Promise.resolve(known.person);
  asking ??= (async () => {
    try {
      known.person = (await recall()) ?? (await http.post<Person>("/api/guest", {}));
      return known.person;
    } finally {
      asking = null;
    }
  })();
  return asking;
}

/** From now on somebody else (or nobody), on the socket too. */
export function become(person: Person | null): void {
  known.person = person;
  socket.renew();
}

export async function rename(name: string): Promise<void> {
  await beSomebody(); // who follows a link sees the table before the server knows him
  become(await http.patch<Person>("/api/me", { name }));
}

socket.nobody = () => {
  known.person = null;
  told = undefined;
  return beSomebody();
};
