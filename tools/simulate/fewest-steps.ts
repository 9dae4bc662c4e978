/**
 * Minimises the steps that reproduce a failure (delta debugging): removes a half, a quarter and so on down to single
 * steps, as long as the failure remains. Calls `isWrongWith` at most `maxTries` times.
 */
export async function fewestSteps(
  steps: readonly number[],
  isWrongWith: (steps: readonly number[]) => Promise<boolean>,
  maxTries: number,
): Promise<readonly number[]> {
  let kept = steps;
  let tries = 0;
  for (let size = Math.ceil(kept.length / 2); ; size = Math.ceil(size / 2)) {
    let isFewer = false;
    for (let from = 0; from < kept.length && kept.length > 1;) {
      if (tries === maxTries) return kept;
      tries += 1;
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)];
      const isLess = fewer.length > 0 && (await isWrongWith(fewer));
      if (isLess) kept = fewer;
      else from += size;
      isFewer ||= isLess;
    }
    if (size <= 1 && !isFewer) return kept;
  }
}

/** Formats "1-40,77" for `--only`. */
export function inRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, until]) => (from === until ? `${from}` : `${from}-${until}`)).join(',');
}

/** Parses the ranges of `--only`; null if invalid. */
export function stepsIn(text: string): number[] | null {
  if (!/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(text)) return null;
  const steps = text.split(',').flatMap((part) => {
    const [from = 0, until = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, until - from + 1) }, (_, nth) => from + nth);
  });
  return [...new Set(steps)].toSorted((one, other) => one - other);
}
