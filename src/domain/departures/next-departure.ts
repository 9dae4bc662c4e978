import { addDays, type Day, type IslandNow } from '../time/days.ts';
import { listDepartures, listOpenTimes, type Departure, type SellableBoat } from './departures.ts';

/** Returns the first departure from today to `days` days ahead with room for a party; null if there is none. */
export function findNextDeparture(
  boat: SellableBoat,
  groupSize: number,
  now: IslandNow,
  days = 60,
): (Departure & { day: Day }) | null {
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = addDays(now.day, ahead);
    const [first] = listOpenTimes(boat, day, { mode: 'perSeat', groupSize }, now);
    const departure = listDepartures(boat, day, now).find(({ time }) => time === first);
    if (departure) return { day, ...departure };
  }
  return null;
}
