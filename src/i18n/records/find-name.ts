/** Looks up a recorded key in a table of names; null for a key that only another version defines. */
export function findName(names: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}
