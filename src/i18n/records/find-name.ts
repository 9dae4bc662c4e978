/** Looks up a recorded key in a table of names; null for keys that only other versions know. */
export function findName(names: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}
