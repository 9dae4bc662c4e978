import { paths } from '#contract/pages/paths.ts';
import { noFilters, type BoatFilters } from '#domain/search/boat-filters.ts';
import { isDay } from '#domain/time/days.ts';
import { boatSearchQuery } from '../requests/boat-requests.ts';

type Search = Readonly<Record<string, string>>;

/** What the listing's address filters by. */
export function filtersOf(search: Search): BoatFilters {
  const given = { ...noFilters };
  for (const name of Object.keys(noFilters) as (keyof BoatFilters)[])
    given[name] = search[name] ?? '';
  // A date field cannot show an invalid day, so it could not be cleared.
  const date = isDay(given.date) ? given.date : '';
  return {
    ...given,
    date,
    // An unencoded "+" in a query string decodes to a space.
    groupSize: given.groupSize.replace(/ $/, '+'),
  };
}

/** The slugs of the boats that stand side by side: no more than two, and none twice. */
export function comparedBoats({ boats = '' }: Search): string[] {
  return [...new Set(boats.split(',').filter(Boolean))].slice(0, 2);
}

/** The listing at this address; `after` is where a later page of it begins. */
export function listingQuery(search: Search) {
  const { boat = '', after = '' } = search;
  return boatSearchQuery(setOf({ ...filtersOf(search), boat, after }));
}

/** `after` is where a later page begins, `compare` the boat that waits for a second one beside it. */
export function listingUrl(
  filters: BoatFilters & { after?: string | undefined; compare?: string | undefined },
): string {
  return paths.listing(filters);
}

function setOf(filters: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(filters).filter(([, value]) => value);
  return new URLSearchParams(set as [string, string][]).toString();
}
