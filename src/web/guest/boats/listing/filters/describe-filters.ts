import { isSet, type BoatFilters } from '#domain/search/boat-filters.ts';
import { getPortName } from '#domain/island/ports.ts';
import type { FiltersMessages, ListingMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../../../shared/language/use-formats.ts';

type FilterTexts = {
  t: FiltersMessages;
  listing: Pick<ListingMessages, 'otherPort'>;
  trips: TripsMessages;
  formats: Pick<Formats, 'shortWeekday'>;
};

/** Formats the active filters as "Sat, Dec 5 · 4 people · Simpson Bay · +1"; '' if no filter is active. */
export function describeFilters(texts: FilterTexts, filters: BoatFilters): string {
  const { t, listing, formats } = texts;
  const tripTypes: Readonly<Record<string, string>> = texts.trips.tripTypes;
  const boatTypes: Readonly<Record<string, string>> = texts.trips.boatTypes;
  const { date, groupSize, port, tripType, boatType, ...others } = filters;
  const count = Object.values(others).filter(isSet).length;
  const parts = [
    isSet(date) && formats.shortWeekday(date),
    isSet(groupSize) && t.groupOf(groupSize),
    isSet(port) && (port === 'other' ? listing.otherPort : getPortName(port)),
    tripTypes[tripType],
    boatTypes[boatType],
    count > 0 && `+${count}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
