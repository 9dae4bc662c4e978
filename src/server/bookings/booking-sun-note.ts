import { sunNote } from '#domain/sun-notes.ts';
import { sunOn } from '../boats/sun-times.ts';
import type { BookingRecord } from './booking-queries.ts';

/** What its guest is told of the sun, for the length the trip was sold with. */
export function sunNoteOf(
  booking: Pick<
    BookingRecord,
    'pricing_mode' | 'start_date' | 'end_date' | 'time' | 'trip_minutes'
  >,
): string | null {
  const { pricing_mode: mode, start_date: start, end_date: end, time } = booking;
  return sunNote({ mode, start, end, time, tripMinutes: booking.trip_minutes }, sunOn);
}
