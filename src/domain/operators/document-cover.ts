import { addDays, type Day } from '../time/days.ts';
import { documentKinds, type DocumentKind, type SentDocument } from './documents.ts';

/** Paid trips that share their first and last day, and how many they are. */
export type TripsOnDays = { start: Day; end: Day; trips: number };

/** Paid trips on days after the last one that an accepted document covers. */
export type UncoveredTrips = {
  kind: DocumentKind;
  /** The last day that is covered. */
  endsOn: Day;
  trips: number;
  /** The first day after the end on which one of them sails. */
  firstDay: Day;
  /** Whether a newer document of this kind waits for its check. */
  isRenewalSent: boolean;
};

/**
 * Finds, for each kind with an accepted document, the paid trips not over yet that last beyond its end. A document
 * covers the whole of its last day. A kind without an accepted document is missing, which its operator hears elsewhere.
 */
export function findUncoveredTrips(
  documents: readonly SentDocument[],
  sold: readonly TripsOnDays[],
  today: Day,
): UncoveredTrips[] {
  return documentKinds.flatMap((kind) => {
    const ofKind = documents.filter((each) => each.kind === kind);
    const endsOn = coveredUntil(ofKind);
    if (endsOn === null) return [];
    const uncovered = sold.filter(({ end }) => end >= today && end > endsOn);
    const [firstDay] = uncovered.map(({ start }) => later(start, addDays(endsOn, 1))).toSorted();
    if (firstDay === undefined) return [];
    const trips = uncovered.reduce((sum, each) => sum + each.trips, 0);
    const isRenewalSent = ofKind.some(({ state }) => state === 'awaiting');
    return { kind, endsOn, trips, firstDay, isRenewalSent };
  });
}

/** The end of the accepted document that lasts longest; null when none was accepted. */
export function coveredUntil(documents: readonly SentDocument[]): Day | null {
  const accepted = documents.filter(({ state }) => state === 'accepted');
  return (
    accepted
      .map(({ expiresOn }) => expiresOn)
      .toSorted()
      .at(-1) ?? null
  );
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
