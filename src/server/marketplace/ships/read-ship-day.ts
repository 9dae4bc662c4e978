import type { ShipDayQuery, ShipDayView, ShipTripView } from '#contract/public/ship-api.ts';
import { toIslandNow, type Day, type IslandNow, toTime } from '#domain/time/days.ts';
import { computeWayBack, explainNothingFits, type PortCall } from '#domain/ships/port-calls.ts';
import { USUAL_ARRIVAL } from '#domain/ships/own-ship.ts';
import type { Pier } from '#domain/ships/ship-ways.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { countOffered, findFittingTrips, type FittingTrip } from './fitting-trips.ts';
import { presentImage } from '../core/boats/boat-presenter.ts';
import { findPortCalls, presentPortCall } from '../core/offers/ships-of-day.ts';

/** Reads a day's ships with the departures that fit each ship, and departures that fit custom ship times. */
export async function readShipDay(
  { readPublic, now, site }: Deps,
  day: Day,
  query: ShipDayQuery,
): Promise<ShipDayView> {
  const at = toIslandNow(now());
  return readPublic(async (reader) => {
    const ships: ShipDayView['ships'] = [];
    for (const row of await findPortCalls(reader, day)) {
      const shown =
        row.skippedAt === null ? await presentFittingTrips(reader, row, at, site) : skipped;
      ships.push({ ...presentPortCall(row), ...shown });
    }
    const call = buildCustomCall(day, query);
    if (call === null) return { day, ships, own: null };
    const { day: _, ...times } = call;
    const fitting = await presentFittingTrips(reader, call, at, site);
    return { day, ships, own: { ...times, ...fitting } };
  });
}

const skipped = {
  trips: [],
  isMore: false,
  why: 'ship.skipped',
  nothingFits: null,
};

/** Builds a port call for a ship that is not in the calendar. */
function buildCustomCall(
  day: Day,
  { aboard, arrival, pier, clock }: ShipDayQuery,
): PortCall | null {
  if (aboard === '') return null;
  const came = arrival === '' ? USUAL_ARRIVAL : arrival;
  return {
    day,
    arrival: came,
    allAboard: aboard,
    pier: pier === '' ? 'philipsburg' : (pier as Pier),
    clockMinutes: clock === '' ? 0 : Number(clock),
  };
}

async function presentFittingTrips(
  reader: Queryable,
  call: PortCall,
  now: IslandNow,
  site: Deps['site'],
) {
  const found = await findFittingTrips(reader, call, now);
  const trips = found.trips.map((trip) => presentTrip(call, trip, site));
  if (trips.length > 0) return { trips, isMore: found.isMore, why: null, nothingFits: null };
  const nothingFits = await countOffered(reader, call, now);
  return { trips, isMore: false, why: explainNothingFits(call, nothingFits), nothingFits };
}

function presentTrip(
  call: PortCall,
  { boatId, name, slug, cover, smallestParty, ...trip }: FittingTrip,
  site: Deps['site'],
): ShipTripView {
  const { port, customPort, mode, cents, time, statedMinutes: minutes, room } = trip;
  const { backAtDock, wayMinutes, toSpare } = computeWayBack(call, trip);
  return {
    boat: { id: boatId, name, slug, cover: cover && presentImage(cover, site) },
    port,
    customPort,
    mode,
    cents,
    time,
    minutes,
    room,
    fromGuests: smallestParty,
    back: toTime(backAtDock),
    wayMinutes,
    minutesToSpare: toSpare,
  };
}
