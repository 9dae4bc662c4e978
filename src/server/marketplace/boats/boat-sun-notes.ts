import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { computeLastBookableDay, listOfferedSlots } from '#domain/availability/availability.ts';
import { listDays, type Day, type Time } from '#domain/time/days.ts';
import { findSunNote } from '#domain/availability/sun-notes.ts';
import { computeStatedMinutes } from '#domain/availability/trip-times.ts';
import { computeSunTimes } from '../core/boats/sun-times.ts';

/** Lists sun notes per departure over the booking horizon. */
export function boatSunNotes(boat: BoatView, today: Day): BoatPageView['sun'] {
  if (boat.pricePerSeat === null) return [];
  return listDays(today, computeLastBookableDay(today)).flatMap((date) =>
    listOfferedSlots(boat.availability, date).flatMap((time) => {
      // Skips departures that were sold with a different length, because they return at a different time.
      if (isSoldOtherwise(boat, date, time)) return [];
      const statedMinutes = computeStatedMinutes(boat, date, time);
      const trip = { mode: 'perSeat', start: date, time, statedMinutes } as const;
      const note = findSunNote(trip, computeSunTimes);
      return note === null ? [] : [{ date, ...note }];
    }),
  );
}

function isSoldOtherwise({ taken }: BoatView, date: Day, time: Time): boolean {
  return taken.some(
    (sold) => sold.date === date && sold.time === time && sold.minutes !== undefined,
  );
}
