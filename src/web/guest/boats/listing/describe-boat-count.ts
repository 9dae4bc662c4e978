import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import type { ListingMessages } from '#i18n/catalogues/messages.ts';

/** Formats "1 boat", "12 boats", "More than 900 boats". */
export function describeBoatCount(t: ListingMessages, { boats, isMore }: BoatCountView): string {
  const hundreds = boats > 100 ? boats - (boats % 100) : boats;
  return isMore ? t.foundMore(hundreds) : t.found(boats);
}
