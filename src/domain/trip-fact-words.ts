import { paperWords } from './borders.ts';
import { smallestNumberWords } from './smallest-number.ts';
import type { TripFacts } from './trip-facts.ts';
import { hoursInWords, tripLength } from './trip-times.ts';

export const MEETING_POINT = 'Meeting point';

/** What a boat's page says of its trips, as names and words; nothing where its operator said nothing. */
export function tripFactWords(
  boat: Omit<TripFacts, 'pin'> & { tripMinutes: number | null },
): { name: string; words: string }[] {
  const { tripMinutes, noticeHours: notice } = boat;
  return [
    ...fact('Trip length', tripMinutes && tripLength(tripMinutes)),
    ...fact(MEETING_POINT, boat.meetingPoint),
    ...fact('Please bring', boat.bring),
    ...fact('Included', boat.included),
    ...fact('Papers', paperWords(boat.visits)),
    ...fact('Book ahead', notice && `At least ${hoursInWords(notice)} before departure`),
    ...fact('Guests needed', smallestNumberWords(boat)),
  ];
}

function fact(name: string, words: string | 0 | null) {
  return words ? [{ name, words }] : [];
}
