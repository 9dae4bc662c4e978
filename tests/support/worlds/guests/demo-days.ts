import type { BoatView } from '#contract/public/boat-views.ts';
import { listSlots } from '#domain/availability/availability.ts';
import { addDays, listDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { listDepartures } from '#domain/departures/departures.ts';
import { DEMO_CRUISE_WEEKS } from '../../../../db/seed/demo-port-calls.ts';

/** Days from today to the first day without sales in the demo world. */
const FIRST_UNSOLD = 22;
const LAST_BOOKABLE = 180;

export function islandToday(): Day {
  return toIslandNow(Date.now()).day;
}

export async function readBoats(baseUrl: string): Promise<BoatView[]> {
  const answer = await fetch(`${baseUrl}/api/boats`);
  return (await answer.json()) as BoatView[];
}

/** Reads a boat by name from the API. */
export async function readBoat(baseUrl: string, name: string): Promise<BoatView> {
  const boat = (await readBoats(baseUrl)).find((listed) => listed.name === name);
  if (!boat) throw new Error(`The demo world has no boat called ${name}.`);
  return boat;
}

/** Lists the days on which a boat sails and the demo world has no sales. Ignores the bookings of tests. */
export function unsoldDays(boat: BoatView): Day[] {
  const now = toIslandNow(Date.now());
  const days = listDays(addDays(now.day, FIRST_UNSOLD), addDays(now.day, LAST_BOOKABLE));
  return days.filter((day) => listSlots(boat.availability, day, now).length > 0);
}

/** Finds a boat and the first day on which it sails and all of its seats are sold. */
export function soldOutDay(boats: readonly BoatView[]): { boat: BoatView; day: Day } {
  const now = toIslandNow(Date.now());
  const days = listDays(addDays(now.day, 1), addDays(now.day, FIRST_UNSOLD));
  for (const boat of boats) {
    const day = days.find((candidate) => {
      const departures = listDepartures(boat, candidate, now);
      return departures.length > 0 && departures.every(({ seatsLeft }) => seatsLeft === 0);
    });
    if (day) return { boat, day };
  }
  throw new Error('The demo world has no sold-out day.');
}

/** Finds a boat with a free seat within the next five days. */
export function soonDay(boats: readonly BoatView[]): { boat: BoatView; day: Day } {
  const now = toIslandNow(Date.now());
  const days = listDays(addDays(now.day, 1), addDays(now.day, 5));
  for (const boat of boats) {
    const day = days.find((candidate) =>
      listDepartures(boat, candidate, now).some(({ seatsLeft }) => seatsLeft > 0),
    );
    if (day) return { boat, day };
  }
  throw new Error('The demo world has no free seat within the next five days.');
}

/** Lists the days with ships in the demo world: tomorrow, the day after, and the same two days of later weeks. */
export function demoShipDays(): Day[] {
  return Array.from({ length: 2 * DEMO_CRUISE_WEEKS }, (_, place) =>
    addDays(islandToday(), 7 * Math.floor(place / 2) + 1 + (place % 2)),
  );
}
