import type { FreeBoatView, FreePlacesView } from '#contract/operator/by-hand-api.ts';
import { pricedModes } from '#domain/boats/boats.ts';
import { islandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { departuresOn, openTimes } from '#domain/departures/departures.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { listOperatorBoats, type OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';
import type { Deps } from '../../platform/dependencies.ts';

export async function findFreePlaces(
  deps: Deps,
  operatorId: string,
  date: Day,
): Promise<FreePlacesView> {
  const now = islandNow(deps.now());
  const boats = await listOperatorBoats(deps.database, operatorId, now.day);
  return {
    date,
    boats: boats
      .filter(({ status }) => status === 'published')
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map((boat) => presentFreeBoat(boat, date, now)),
  };
}

/** Ignores booking notice and the smallest number, for guests already on the dock. */
function presentFreeBoat(boat: OperatorBoatRecord, date: Day, now: IslandNow): FreeBoatView {
  const sellable = { ...boatForSale(boat, now.day), noticeHours: 0, smallestNumber: null };
  const modes = pricedModes(sellable);
  const bySeat = modes.includes('perSeat');
  const byBoat = modes.includes('charter');
  return {
    id: boat.id,
    name: boat.name,
    tripType: boat.trip_type,
    capacity: boat.capacity,
    pricePerSeatCents: bySeat ? boat.price_per_seat_cents : null,
    charterPriceCents: byBoat ? boat.charter_price_cents : null,
    departures: bySeat
      ? departuresOn(sellable, date, now).map(({ time, seatsLeft }) => ({ time, seatsLeft }))
      : [],
    charterTimes: byBoat ? openTimes(sellable, date, { mode: 'charter', groupSize: 1 }, now) : [],
  };
}
