import type { PricingMode } from '#domain/boats.ts';
import { isDay, isTime, type Day, type Time } from '#domain/days.ts';

export type RequestedBooking = {
  mode: PricingMode;
  date: Day;
  end: Day;
  time: Time;
  groupSize: number;
};

/** The trip that a checkout's address asks for; null when its date, time or group size is missing or not positive (spec 2). */
export function readBookingQuery(
  search: Readonly<Record<string, string>>,
): RequestedBooking | null {
  const { date = '', time = '', end = '' } = search;
  const groupSize = Number(search.groupSize || '1');
  const mode = search.mode === 'charter' ? 'charter' : 'perSeat';
  if (!isDay(date) || !isTime(time)) return null;
  if (!Number.isSafeInteger(groupSize) || groupSize <= 0) return null;
  const isLonger = mode === 'charter' && isDay(end) && end > date;
  return { mode, date, end: isLonger ? end : date, time, groupSize };
}
