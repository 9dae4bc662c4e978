import type { BoatView } from '#contract/public/boat-views.ts';
import { listSlots } from '#domain/availability/availability.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { unsoldDays } from './demo-days.ts';

/** Finds a day without sales on which a boat of the demo world sails at 16:30, into the sunset. */
export function sunsetDay(boat: BoatView): Day {
  const now = toIslandNow(Date.now());
  const day = unsoldDays(boat).find((each) =>
    listSlots(boat.availability, each, now).includes('16:30'),
  );
  if (!day) throw new Error(`${boat.name} does not sail at 16:30.`);
  return day;
}
