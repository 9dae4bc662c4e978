import { paths } from '#contract/pages/paths.ts';
import { noFilters, type BoatFilters } from '#domain/search/boat-filters.ts';
import { isDay } from '#domain/time/days.ts';
import { boatSearchQuery } from '../requests/boat-requests.ts';

type Search = Readonly<Record<string, string>>;

/** Parses the filters in the listing's query parameters. */
export function readFilters(search: Search): BoatFilters {
  const given = { ...noFilters };
  for (const name of Object.keys(noFilters) as (keyof BoatFilters)[])
    given[name] = search[name] ?? '';
  // Drops an invalid day: a date field could neither show nor clear it.
  const date = isDay(given.date) ? given.date : '';
  return {
    ...given,
    date,
    // Restores an unencoded "+", which decodes to a space in a query string.
    groupSize: given.groupSize.replace(/ $/, '+'),
  };
}

/** Returns the slugs of the compared boats: at most two different ones. */
export function comparedBoats({ boats = '' }: Search): string[] {
  return [...new Set(boats.split(',').filter(Boolean))].slice(0, 2);
}

/** Fetches the listing for these query parameters; `after` is the cursor for a later page. */
export function listingQuery(search: Search) {
  const { boat = '', after = '' } = search;
  return boatSearchQuery(buildQuery({ ...readFilters(search), boat, after }));
}

/** Returns the listing's URL. `after` is the cursor for a later page, `compare` the first boat in a comparison. */
export function listingUrl(
  filters: BoatFilters & { after?: string | undefined; compare?: string | undefined },
): string {
  return paths.listing(filters);
}

function buildQuery(filters: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(filters).filter(([, value]) => value);
  return new URLSearchParams(set as [string, string][]).toString();
}
