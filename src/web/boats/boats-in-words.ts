import type { BoatCountView } from '#contract/boat-search-api.ts';

/** "1 boat", "12 boats", "More than 900 boats" */
export function boatsInWords({ boats, isMore }: BoatCountView): string {
  const hundreds = boats > 100 ? boats - (boats % 100) : boats;
  if (isMore) return `More than ${hundreds} boats`;
  return boats === 1 ? '1 boat' : `${boats} boats`;
}
