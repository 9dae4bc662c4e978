import type { ItemList } from 'schema-dts';
import type { ShipDayView, ShownShip } from '#contract/ship-api.ts';
import { islandInstant, type Day } from '#domain/days.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { decimalFromCents } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';

/** What fits each ship of a day, in the order of its times. */
export function shipTrips({ day, ships }: ShipDayView, publicUrl: string): ItemList[] {
  return ships.map((ship) => tripsOf(ship, day, publicUrl));
}

function tripsOf({ id, ship, trips }: ShownShip, day: Day, publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${publicUrl}/ships/${day}#ship-${id}`,
    name: `Boat trips for guests of ${ship}`,
    numberOfItems: trips.length,
    itemListElement: trips.map(({ boat, port, customPort, time, minutes, cents }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      item: {
        '@type': 'TouristTrip' as const,
        name: boat.name,
        url: `${publicUrl}/boats/${boat.slug}`,
        departureTime: new Date(islandInstant(day, time)).toISOString(),
        arrivalTime: new Date(islandInstant(day, time) + minutes * MINUTE_MS).toISOString(),
        tripOrigin: { '@type': 'Place' as const, name: locationName(port, customPort) },
        offers: {
          '@type': 'Offer' as const,
          ...{ price: decimalFromCents(cents), priceCurrency: 'USD' },
        },
      },
    })),
  };
}
