import { sunNoteOf, type SunNote } from '#domain/sun-notes.ts';
import { sunOn } from '../boats/sun-times.ts';
import type { BookingRecord } from './booking-queries.ts';

type SoldTrip = Pick<BookingRecord, 'pricing_mode' | 'start_date' | 'time' | 'trip_minutes'>;

/** What a guest is told of the sun, for the length their trip was sold with. */
export function sunOfBooking(booking: SoldTrip): SunNote | null {
  const { pricing_mode: mode, start_date: start, time, trip_minutes: tripMinutes } = booking;
  return sunNoteOf({ mode, start, time, tripMinutes }, sunOn);
}
