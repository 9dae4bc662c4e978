import type { ItemList } from 'schema-dts';
import type { ShipDayView, ShownShip } from '#contract/public/ship-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { toInstant, type Day } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import type { BreadcrumbsMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { formatPlace } from '../../shared/trip/format-trip.ts';

type GraphMessages = { breadcrumbs: BreadcrumbsMessages; trips: TripsMessages };

/** Lists each ship's fitting trips in order of time; omits ships without trips. `base` is the language's URL prefix. */
export function shipTrips(
  { day, ships }: ShipDayView,
  base: string,
  messages: GraphMessages,
): ItemList[] {
  return ships
    .filter(({ trips }) => trips.length > 0)
    .map((ship) => buildTripList(ship, { day, base, messages }));
}

function buildTripList(
  { id, ship, trips }: ShownShip,
  { day, base, messages }: { day: Day; base: string; messages: GraphMessages },
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${base}${paths.shipDay({ day })}#ship-${id}`,
    name: messages.breadcrumbs.tripsFor(ship),
    numberOfItems: trips.length,
    itemListElement: trips.map(({ boat, port, customPort, time, minutes, cents }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name: boat.name,
      item: {
        '@type': 'TouristTrip' as const,
        name: boat.name,
        url: base + paths.boat(boat),
        departureTime: new Date(toInstant(day, time)).toISOString(),
        arrivalTime: new Date(toInstant(day, time) + minutes * MINUTE_MS).toISOString(),
        tripOrigin: {
          '@type': 'Place' as const,
          name: formatPlace(messages.trips, { port, customPort }),
        },
        offers: {
          '@type': 'Offer' as const,
          price: formatDecimalCents(cents),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock' as const,
          url: base + paths.boat(boat),
        },
      },
    })),
  };
}
