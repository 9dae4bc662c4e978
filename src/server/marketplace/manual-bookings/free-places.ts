import type { FreeBoatView, FreePlacesView } from '#contract/operator/manual-booking-api.ts';
import { listPricedModes } from '#domain/boats/boats.ts';
import { toIslandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { listDepartures, listOpenTimes } from '#domain/departures/departures.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { listOperatorBoats, type OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';
import type { Deps } from '../../platform/dependencies.ts';

export async function findFreePlaces(
  deps: Deps,
  operatorId: string,
  date: Day,
): Promise<FreePlacesView> {
  const now = toIslandNow(deps.now());
  const boats = await listOperatorBoats(deps.database, operatorId, {
    from: now.day,
    until: date,
  });
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
  const modes = listPricedModes(sellable);
  const bySeat = modes.includes('perSeat');
  const byBoat = modes.includes('charter');
  return {
    id: boat.id,
    name: boat.name,
    tripType: boat.tripType,
    capacity: boat.capacity,
    pricePerSeatCents: bySeat ? boat.pricePerSeatCents : null,
    charterPriceCents: byBoat ? boat.charterPriceCents : null,
    departures: bySeat
      ? listDepartures(sellable, date, now).map(({ time, seatsLeft }) => ({ time, seatsLeft }))
      : [],
    charterTimes: byBoat
      ? listOpenTimes(sellable, date, { mode: 'charter', groupSize: 1 }, now)
      : [],
  };
}
