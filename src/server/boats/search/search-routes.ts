import { BOATS_A_PAGE } from '#contract/boat-search-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { findBoats } from './find-boats.ts';
import { placeKey, placeOf } from './matching-boats.ts';
import { daysWithPlaces, nextDepartures } from './next-departures.ts';
import { readCards } from './read-cards.ts';
import { searchFor } from './search-conditions.ts';

/** The listing, its filters and its map. */
export function searchRoutes(deps: Deps) {
  return [
    serve(endpoints.searchBoats, async ({ query }) => {
      const after = readCursor(query.after, placeKey);
      if (!after.ok) return after;
      const nowMs = deps.now();
      const search = searchFor(query, islandNow(nowMs));
      const isFirstOfAnyDay = search.date === null && after.value === null;
      const { found, ports, page, ids, nextOf, days } = await deps.readPublic(async (reader) => {
        const boats = await findBoats(reader, search, after.value);
        const shown = pageFrom(boats.boats, ({ id }) => id, placeOf, BOATS_A_PAGE);
        const ids = [...boats.chosen, ...shown.items];
        const nextOf = await nextDepartures(reader, search, ids, { query, nowMs });
        const days = isFirstOfAnyDay ? await daysWithPlaces(reader, search, ids) : [];
        return { ...boats, page: shown, ids, nextOf, days };
      });
      const items = await readCards(deps, ids, nextOf);
      return done({ items, next: page.next, found, ports, days });
    }),
  ];
}
