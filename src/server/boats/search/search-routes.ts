import { BOATS_A_PAGE } from '#contract/boat-search-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { findBoats, placeKey, placeOf } from './find-boats.ts';
import { readCards } from './read-cards.ts';
import { searchFor } from './search-conditions.ts';

/** The listing, its filters and its map. */
export function searchRoutes(deps: Deps) {
  return [
    serve(endpoints.searchBoats, async ({ query }) => {
      const after = readCursor(query.after, placeKey);
      if (!after.ok) return after;
      const search = searchFor(query, islandNow(deps.now()));
      const found = await deps.readPublic((reader) => findBoats(reader, search, after.value));
      const page = pageFrom(found.boats, ({ id }) => id, placeOf, BOATS_A_PAGE);
      const items = await readCards(deps, [...found.chosen, ...page.items]);
      return done({ items, next: page.next, found: found.found, ports: found.ports });
    }),
  ];
}
