import { findSunNote, type SunNote } from '#domain/availability/sun-notes.ts';
import { sunOn } from '../boats/sun-times.ts';
import type { BookingRecord } from './booking-queries.ts';

type SoldTrip = Pick<BookingRecord, 'pricing_mode' | 'start_date' | 'time' | 'stated_minutes'>;

/** Returns the sun note for the trip length that was stated at the sale. */
export function findBookingSunNote(booking: SoldTrip): SunNote | null {
  const { pricing_mode: mode, start_date: start, time, stated_minutes: statedMinutes } = booking;
  return findSunNote({ mode, start, time, statedMinutes }, sunOn);
}
