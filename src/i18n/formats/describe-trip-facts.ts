import { needsPassport, listVisits, type VisitedPlace } from '#domain/island/borders.ts';
import type { BoatTextName } from '../languages/boat-texts.ts';
import { localizeList } from './list-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { Messages, DetailsMessages } from '../catalogues/messages.ts';
import { describeSmallestNumber } from './describe-smallest-number.ts';
import type { Suits } from '#domain/boats/suits.ts';
import type { TripFacts } from '#domain/boats/trip-facts.ts';
import { formatTripLength } from './format-trip-length.ts';

/** A detail about trips; `writtenIn` is the language of the operator's own text. */
export type TripFact = { name: string; text: string; writtenIn?: Language };

type DescribedBoat = Omit<TripFacts, 'pin' | 'suits'> & {
  /** Absent in responses from the previous version. */
  suits?: Suits;
  tripMinutes: number | null;
  /** Set where the language of the operator's texts matters. */
  writtenIn?: Record<BoatTextName, Language>;
};

/** Returns the details of a boat's trips for its page; omits details without a value. */
export function describeTripFacts(
  language: Language,
  boat: DescribedBoat,
  { details: t, trips, picker }: Pick<Messages, 'details' | 'trips' | 'picker'>,
): TripFact[] {
  const { tripMinutes, noticeHours: notice, writtenIn } = boat;
  const long = (minutes: number) => formatTripLength(language, minutes, trips);
  const sails = describeSmallestNumber(language, boat, picker, trips);
  return [
    ...fact(t.tripLength, tripMinutes && long(tripMinutes)),
    ...fact(t.meetingPoint, boat.meetingPoint, writtenIn?.meetingPoint),
    ...fact(t.bring, boat.bring, writtenIn?.bring),
    ...fact(t.included, boat.included, writtenIn?.included),
    ...fact(t.notIncluded, boat.notIncluded, writtenIn?.notIncluded),
    ...describeSuits(boat.suits ?? {}, t),
    ...fact(t.papers, describePapers(language, boat.visits, t)),
    ...fact(t.bookAhead, notice && t.leastNotice(long(notice * 60))),
    ...fact(t.guestsNeeded, sails),
  ];
}

/** Returns facts about the guests that the trips suit; omits facts that the operator did not set. */
function describeSuits(suits: Suits, t: DetailsMessages): TripFact[] {
  const { swimming, boarding, sea, youngestAge, wheelchair } = suits;
  const ages = youngestAge === 0 ? t.allAges : youngestAge && t.fromAge(youngestAge);
  return [
    ...fact(t.swimming, swimming ? t.swimmingNeeds[swimming] : null),
    ...fact(t.boarding, boarding ? t.boardingWays[boarding] : null),
    ...fact(t.sea, sea ? t.seaStates[sea] : null),
    ...fact(t.ages, ages ?? null),
    ...fact(t.wheelchair, wheelchair ? t.wheelchairAccess[wheelchair] : null),
  ];
}

/** Travel documents that guests need; null if the trip stays on its own side of the island. */
export function describePapers(
  language: Language,
  visits: readonly VisitedPlace[],
  t: DetailsMessages,
): string | null {
  if (visits.length === 0) return null;
  const names = listVisits(visits).map((place) => t.visitedPlaces[place]);
  const places = localizeList(language, names);
  return needsPassport(visits) ? t.passportNeeded(places) : t.cardNeeded(places);
}

function fact(name: string, text: string | 0 | null, writtenIn?: Language): TripFact[] {
  return text ? [{ name, text, ...(writtenIn && { writtenIn }) }] : [];
}
