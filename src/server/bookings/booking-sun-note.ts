import { sunNote, sunNoteOf, type SunNote } from '#domain/sun-notes.ts';
import { sunOn } from '../boats/sun-times.ts';
import type { BookingRecord } from './booking-queries.ts';

type SoldTrip = Pick<BookingRecord, 'pricing_mode' | 'start_date' | 'time' | 'trip_minutes'>;

/** What a guest is told of the sun, for the length their trip was sold with. */
export function sunWordsOf(booking: SoldTrip): string | null {
  return sunNote(tripOf(booking), sunOn);
}

/** The same, to be said in any language. */
export function sunOfBooking(booking: SoldTrip): SunNote | null {
  return sunNoteOf(tripOf(booking), sunOn);
}

function tripOf({ pricing_mode: mode, start_date: start, time, trip_minutes }: SoldTrip) {
  return { mode, start, time, tripMinutes: trip_minutes };
}
