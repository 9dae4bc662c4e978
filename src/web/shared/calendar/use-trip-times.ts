import type { Day, Time } from '#domain/time/days.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { formatMoment, formatTripTime } from '../trip/format-trip.ts';

export type TripTimes = ReturnType<typeof useTripTimes>;

/** Formats when a trip takes place, for how many guests and at what price, on pages with the `trips` messages. */
export function useTripTimes() {
  const formats = useFormats();
  const trips = useMessages('trips');
  return {
    ...formats,
    guests: trips.guests,
    /** Formats "Friday, December 4, 2026 at 9:00 AM", with " to Sunday, December 6, 2026" if it ends on another day. */
    when: (date: Day, time: Time | null, end?: Day) =>
      formatTripTime(formats, trips, { date, time, end }),
    /** Formats an ISO instant in island time: "Friday, December 4 at 9:00 AM". */
    moment: (instant: string) => formatMoment(formats, trips, instant),
  };
}
