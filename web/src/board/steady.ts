// With each view a board lists its fields anew, and most of them are as they were. What is the same thing as before
// need not be drawn again: Svelte sees that by its identity.

/** A function that gives back, of a list's entries, the ones it was given before wherever nothing in them has changed. */
export function steady<T extends object>(name: (entry: T) => string): (list: T[]) => T[] {
  let before = new Map<string, T>();
  return (list) => {
    const now = list.map((entry) => {
      const old = before.get(name(entry));
      return old && alike(old, entry) ? old : entry;
    });
    before = new Map(now.map((entry) => [name(entry), entry]));
    return now;
  };
}

/** Plain data with the same in it. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => alike(one[key as never], other[key as never]));
}
