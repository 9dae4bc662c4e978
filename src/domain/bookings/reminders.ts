import { addDays, islandInstant, islandNow, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** The island's time at which guests are reminded of a trip on the next day. */
export const REMINDER_TIME: Time = '10:00';

/** How long after a later sale or move the reminder follows. */
const LATE_SALE_HOURS = 2;

type ReminderTrip = {
  start: Day;
  time: Time | null;
  /** When the trip was bought or last moved, in epoch milliseconds. */
  settledMs: number;
};

/**
 * When a guest is reminded of a trip: at 10:00 on the day before, or two hours after a later sale or move.
 * Epoch milliseconds; null where the trip has begun by then.
 */
export function reminderMoment({ start, time, settledMs }: ReminderTrip): number | null {
  const dayBefore = islandInstant(addDays(start, -1), REMINDER_TIME);
  const moment = settledMs > dayBefore ? settledMs + LATE_SALE_HOURS * HOUR_MS : dayBefore;
  return moment < islandInstant(start, time) ? moment : null;
}

/** The last day of which a trip may have a reminder due. */
export function lastRemindedDay(nowMs: number): Day {
  const { day, time } = islandNow(nowMs);
  return time >= REMINDER_TIME ? addDays(day, 1) : day;
}
