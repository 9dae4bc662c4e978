import { addDays, type Day } from '../time/days.ts';
import { documentKinds, type DocumentKind, type SentDocument } from './documents.ts';

/** Number of paid trips with the same first and last day. */
export type TripsOnDays = { start: Day; end: Day; trips: number };

/** Paid trips after the last day that an accepted document covers. */
export type UncoveredTrips = {
  kind: DocumentKind;
  /** Last covered day. */
  endsOn: Day;
  trips: number;
  /** First uncovered day with one of these trips. */
  firstDay: Day;
  /** Whether a newer document of this kind awaits review. */
  isRenewalSent: boolean;
};

/**
 * Finds paid trips that end after a document expires, by kind of document. Counts the last day as covered. Skips kinds
 * without an accepted document, because another notice asks for them.
 */
export function findUncoveredTrips(
  documents: readonly SentDocument[],
  sold: readonly TripsOnDays[],
  today: Day,
): UncoveredTrips[] {
  return documentKinds.flatMap((kind) => {
    const ofKind = documents.filter((each) => each.kind === kind);
    const endsOn = computeCoveredUntil(ofKind);
    if (endsOn === null) return [];
    const uncovered = sold.filter(({ end }) => end >= today && end > endsOn);
    const [firstDay] = uncovered
      .map(({ start }) => chooseLater(start, addDays(endsOn, 1)))
      .toSorted();
    if (firstDay === undefined) return [];
    const trips = uncovered.reduce((sum, each) => sum + each.trips, 0);
    const isRenewalSent = ofKind.some(({ state }) => state === 'awaiting');
    return { kind, endsOn, trips, firstDay, isRenewalSent };
  });
}

/** Latest expiry of the accepted documents; null if there is none. */
export function computeCoveredUntil(documents: readonly SentDocument[]): Day | null {
  const accepted = documents.filter(({ state }) => state === 'accepted');
  return (
    accepted
      .map(({ expiresOn }) => expiresOn)
      .toSorted()
      .at(-1) ?? null
  );
}

function chooseLater(one: Day, other: Day): Day {
  return one > other ? one : other;
}
