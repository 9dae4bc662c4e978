import { BOATS_A_PAGE, type BoatSearchQuery } from '#contract/public/boat-search-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isSet } from '#domain/search/boat-filters.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { countWithoutShip } from './count-without-ship.ts';
import { findBoats } from './find-boats.ts';
import { listingCursor, toListingCursor } from '../core/offers/matching-boats.ts';
import { findBookableDays, nextDepartures } from './next-departures.ts';
import { readCards } from './read-cards.ts';
import { searchFor } from '../core/offers/search-conditions.ts';
import { findPortCalls, type PortCallRow } from '../core/offers/ships-of-day.ts';

export function searchRoutes(deps: Deps) {
  return [
    serve(endpoints.searchBoats, async ({ query }) => {
      const after = readCursor(query.after, listingCursor);
      if (!after.ok) return after;
      const nowMs = deps.now();
      const now = toIslandNow(nowMs);
      const read = await deps.readPublic(async (reader) => {
        const ship = await findShip(reader, query);
        const search = searchFor(query, now, ship);
        const isFirstOfAnyDay = search.date === null && after.value === null;
        const boats = await findBoats(reader, search, after.value);
        const shown = pageFrom(boats.boats, ({ id }) => id, toListingCursor, BOATS_A_PAGE);
        const ids = [...boats.chosen, ...shown.items];
        const nextByBoat = await nextDepartures(reader, search, ids, { query, nowMs });
        const days = isFirstOfAnyDay ? await findBookableDays(reader, search, ids) : [];
        const isNone = ship !== null && boats.found.boats === 0;
        const nothingFits = isNone
          ? await countWithoutShip(reader, searchFor(query, now), ship)
          : null;
        return { ...boats, next: shown.next, ids, nextByBoat, days, nothingFits };
      });
      const { next, found, ports, days, nothingFits } = read;
      const items = await readCards(deps, read.ids, { nextByBoat: read.nextByBoat, query });
      return done({ items, next, found, ports, days, nothingFits });
    }),
  ];
}

/** Finds the searched ship; null if it does not call on that day. */
async function findShip(
  reader: Queryable,
  { date, ship }: BoatSearchQuery,
): Promise<PortCallRow | null> {
  if (!isSet(ship) || !isSet(date)) return null;
  const calls = await findPortCalls(reader, date);
  return calls.find(({ id }) => id === ship) ?? null;
}
