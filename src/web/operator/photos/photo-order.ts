/** Moves the entry at `from` by `by` places; at the ends nothing moves. */
export function moved<Entry>(entries: readonly Entry[], from: number, by: -1 | 1): Entry[] {
  const entry = entries[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The first photo is the cover (spec 4: photo order). */
export function asCover<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const entry = entries[index];
  return entry === undefined ? [...entries] : [entry, ...entries.toSpliced(index, 1)];
}
