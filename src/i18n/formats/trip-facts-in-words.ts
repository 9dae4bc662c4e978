import { needsPassport, visitsIn, type VisitedPlace } from '#domain/island/borders.ts';
import type { BoatTextName } from '../languages/boat-texts.ts';
import { formatListIn } from './list-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { ToldMessages, TripsMessages } from '../catalogues/messages.ts';
import type { TripFacts } from '#domain/boats/trip-facts.ts';
import { lengthIn } from './trip-length-in-words.ts';

/** A fact about trips; `writtenIn`: in its operator's own words, in that language. */
export type TripFact = { name: string; text: string; writtenIn?: Language };

type ToldBoat = Omit<TripFacts, 'pin'> & {
  tripMinutes: number | null;
  /** Where it matters in which language its operator wrote. */
  writtenIn?: Record<BoatTextName, Language>;
};

/** What a boat's page says of its trips in any language; nothing where its operator said nothing. */
export function tripFactsIn(
  language: Language,
  boat: ToldBoat,
  words: ToldMessages,
  trips: TripsMessages,
): TripFact[] {
  const { tripMinutes, noticeHours: notice, writtenIn } = boat;
  const long = (minutes: number) => lengthIn(language, minutes, trips);
  const sails = smallestNumberIn(language, boat, words, trips);
  return [
    ...fact(words.tripLength, tripMinutes && long(tripMinutes)),
    ...fact(words.meetingPoint, boat.meetingPoint, writtenIn?.meetingPoint),
    ...fact(words.bring, boat.bring, writtenIn?.bring),
    ...fact(words.included, boat.included, writtenIn?.included),
    ...fact(words.papers, papersIn(language, boat.visits, words)),
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

/** What guests have to carry; null where a trip stays on its own side of the island. */
export function papersIn(
  language: Language,
  visits: readonly VisitedPlace[],
  words: ToldMessages,
): string | null {
  if (visits.length === 0) return null;
  const names = visitsIn(visits).map((place) => words.visitedPlaces[place]);
  const places = formatListIn(language, names);
  return needsPassport(visits) ? words.passportNeeded(places) : words.cardNeeded(places);
}

function fact(name: string, text: string | 0 | null, writtenIn?: Language): TripFact[] {
  return text ? [{ name, text, ...(writtenIn && { writtenIn }) }] : [];
}
