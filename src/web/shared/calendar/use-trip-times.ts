import type { Day, Time } from '#domain/time/days.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { momentIn, tripTimeIn } from '../trip/trip-in-words.ts';

export type TripTimes = ReturnType<typeof useTripTimes>;

/** How a page with the messages of `trips` writes when a trip is, for how many, and for how much. */
export function useTripTimes() {
  const formats = useFormats();
  const trips = useMessages('trips');
  return {
    ...formats,
    guests: trips.guests,
    /** "Friday, December 4, 2026 at 9:00 AM", and " to Sunday, December 6, 2026" when it ends on another day */
    when: (date: Day, time: Time | null, end?: Day) =>
      tripTimeIn(formats, trips, { date, time, end }),
    /** "Friday, December 4 at 9:00 AM" on the island's clocks, of an instant in ISO form. */
    moment: (instant: string) => momentIn(formats, trips, instant),
  };
}
