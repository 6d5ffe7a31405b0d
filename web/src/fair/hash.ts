// SHA-256 of fields, as docs/fair-deals.md has it. The browser's own hash: it is there over https and on localhost.

export const HEX_32 = /^[0-9a-f]{64}$/; // a secret, a number, a seed, a hash: 32 bytes

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Browsers lend their hash only to pages that nobody on the way can have changed. */
export const canHash = (): boolean => typeof crypto.subtle !== "undefined";

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Most significant byte first. */
export function whole(number: number, bytes = 4): Uint8Array<ArrayBuffer> {
  const made = new DataView(new ArrayBuffer(bytes));
  made.setUint32(bytes - 4, number);
  return new Uint8Array(made.buffer);
}

export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Each field after its length: where one ends and the next begins is never in doubt. */
export async function digest(fields: Uint8Array[]): Promise<string> {
  return toHex(await sha256(joined(fields.flatMap((field) => [whole(field.length), field]))));
}
