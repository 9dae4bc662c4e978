/** Returns the name that was probably meant; null if no known name is close. */
export function findNearestName(name: string, known: readonly string[]): string | null {
  const isClose = (each: string) => {
    const maxEdits = computeMaxEdits(each);
    return Math.abs(each.length - name.length) <= maxEdits && countEdits(name, each) <= maxEdits;
  };
  return sortByNearness(name, known.filter(isClose))[0] ?? null;
}

export function sortByNearness(name: string, known: readonly string[]): string[] {
  const counted = known.map((each) => ({ each, edits: countEdits(name, each) }));
  return counted.toSorted((one, other) => one.edits - other.edits).map(({ each }) => each);
}

/** Short names resemble too many others. */
function computeMaxEdits(name: string): number {
  return name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0;
}

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from(`${to} `, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (last[j] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
