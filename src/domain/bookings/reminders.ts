import { addDays, toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Island time of the reminder on the day before a trip. */
export const REMINDER_TIME: Time = '10:00';

/** Hours between a sale or move after `REMINDER_TIME` and its reminder. */
const LATE_SALE_HOURS = 2;

type ReminderTrip = {
  start: Day;
  time: Time | null;
  /** Epoch milliseconds of the purchase or the last move. */
  settledMs: number;
};

/**
 * Returns the reminder's due time: 10:00 on the day before, or two hours after a later sale or move. Epoch
 * milliseconds; null if the trip has begun by then.
 */
export function computeReminderMoment({ start, time, settledMs }: ReminderTrip): number | null {
  const dayBefore = toInstant(addDays(start, -1), REMINDER_TIME);
  const moment = settledMs > dayBefore ? settledMs + LATE_SALE_HOURS * HOUR_MS : dayBefore;
  return moment < toInstant(start, time) ? moment : null;
}

/** Last day whose trips may have a reminder due. */
export function computeLastRemindedDay(nowMs: number): Day {
  const { day, time } = toIslandNow(nowMs);
  return time >= REMINDER_TIME ? addDays(day, 1) : day;
}
