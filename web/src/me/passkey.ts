// A passkey makes a guest permanent: the browser keeps the key, the server knows its public half. No password, no mail.

import { become, beSomebody } from "../frame/me.svelte";
import { http } from "../link/http";
import type { Person } from "../wire";

export const canPasskey = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

export async function register(): Promise<void> {
  await beSomebody();
  const asked = await http.post<PublicKeyCredentialCreationOptionsJSON>("/api/passkey/register");
  const key = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) });
  become(await http.post<Person>("/api/passkey/register/finish", (key as PublicKeyCredential).toJSON()));
}

export async function logIn(): Promise<void> {
  const asked = await http.post<PublicKeyCredentialRequestOptionsJSON>("/api/passkey/login");
  const key = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
  become(await http.post<Person>("/api/passkey/login/finish", (key as PublicKeyCredential).toJSON()));
}
