import { findSunNote, type SunNote } from '#domain/availability/sun-notes.ts';
import { computeSunTimes } from '../boats/sun-times.ts';
import type { BookingRecord } from './booking-queries.ts';

type SoldTrip = Pick<BookingRecord, 'pricingMode' | 'startDate' | 'time' | 'statedMinutes'>;

/** Returns the sun note for the trip length that was stated at the sale. */
export function findBookingSunNote(booking: SoldTrip): SunNote | null {
  const { pricingMode: mode, startDate: start, time, statedMinutes } = booking;
  return findSunNote({ mode, start, time, statedMinutes }, computeSunTimes);
}
