import type { BoatCountView } from '#contract/boat-search-api.ts';

/** "1 boat", "12 boats", "More than 300 boats" */
export function boatsInWords({ boats, isMore }: BoatCountView): string {
  if (isMore) return `More than ${boats} boats`;
  return boats === 1 ? '1 boat' : `${boats} boats`;
}
