import type { TripChoice } from '../trip/trip-choice.ts';

/** Where a chosen trip is booked; null until date and time are chosen (spec 7: the checkout hand-off). */
export function checkoutAddress(boatId: string, choice: TripChoice): string | null {
  const { date, time, groupSize, mode } = choice;
  if (date === null || time === null) return null;
  const query = new URLSearchParams({ boat: boatId, date, time, groupSize: `${groupSize}`, mode });
  return `/book/${encodeURIComponent(boatId)}?${query.toString()}`;
}
