import type { Language } from './languages.ts';
import type { ToldMessages, TripsMessages } from './messages/messages.ts';
import type { TripFacts } from './trip-facts.ts';
import { lengthIn } from './trip-length-in-words.ts';

/** A fact about trips; `isWritten`: in its operator's own words, which are not translated. */
export type TripFact = { name: string; text: string; isWritten: boolean };

type ToldBoat = Omit<TripFacts, 'pin'> & { tripMinutes: number | null };

/** What a boat's page says of its trips in any language; nothing where its operator said nothing. */
export function tripFactsIn(
  language: Language,
  boat: ToldBoat,
  words: ToldMessages,
  trips: TripsMessages,
): TripFact[] {
  const { tripMinutes, noticeHours: notice } = boat;
  const long = (minutes: number) => lengthIn(language, minutes, trips);
  const sails = smallestNumberIn(language, boat, words, trips);
  return [
    ...fact(words.tripLength, tripMinutes && long(tripMinutes)),
    ...fact(words.meetingPoint, boat.meetingPoint, true),
    ...fact(words.bring, boat.bring, true),
    ...fact(words.included, boat.included, true),
    ...fact(words.bookAhead, notice && words.leastNotice(long(notice * 60))),
    ...fact(words.guestsNeeded, sails),
  ];
}

/** What a guest has to know before the sale; null where every departure sails. */
export function smallestNumberIn(
  language: Language,
  { smallestNumber, decisionHours }: Pick<TripFacts, 'smallestNumber' | 'decisionHours'>,
  words: ToldMessages,
  trips: TripsMessages,
): string | null {
  if (!smallestNumber) return null;
  return words.sailsWith(smallestNumber, lengthIn(language, decisionHours * 60, trips));
}

function fact(name: string, text: string | 0 | null, isWritten = false): TripFact[] {
  return text ? [{ name, text, isWritten }] : [];
}
