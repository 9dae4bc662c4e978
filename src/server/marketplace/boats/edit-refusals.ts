import type { BoatChangesPayload } from '#contract/operator/boats/boat-payloads.ts';
import { MAX_BOATS } from '#domain/boats/boats.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { Day } from '#domain/time/days.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { refused, type Refused } from '#domain/problems.ts';
import { describeMissingForPublishing } from '#domain/boats/boat-readiness.ts';
import type { BoatRecord } from '../core/boats/boat-queries.ts';
import type { LiveTrip } from '../core/boats/operator-boat-queries.ts';
import { computeReadiness } from '../core/boats/operator-boat-presenter.ts';

/** `count`: existing boats of the operator. */
export function refuseAnotherBoat(count: number): Refused<'conflict'> | null {
  if (count < MAX_BOATS) return null;
  return refused('conflict', { code: 'boats.tooMany', values: { count, max: MAX_BOATS } });
}

/** Refuses to edit an outdated version (optimistic locking); the second editor decides what to keep. */
export function refuseOldVersion(
  boat: BoatRecord,
  version: number | undefined,
): Refused<'conflict'> | null {
  if (version === undefined || version === boat.version) return null;
  return refused('conflict', 'boat.changedElsewhere', { facts: { version: boat.version } });
}

/** Refuses to set the featured flag or extend its dates: only the server does, after a payment. */
export function refuseFeatureClaim(
  boat: BoatRecord,
  changes: BoatChangesPayload,
  today: Day,
): Refused<'forbidden'> | null {
  const { featuredFrom: from, featuredUntil: until } = boat;
  const start = changes.featuredStartDate?.slice(0, 10);
  const end = changes.featuredEndDate?.slice(0, 10);
  const claimsMore =
    (changes.featured === true && !isFeatured({ from, until }, today)) ||
    (start !== undefined && (from === null || start < from)) ||
    (end !== undefined && (until === null || end > until)) ||
    (Boolean(changes.featuredPaymentId) && boat.featuredPaymentId === null);
  if (!claimsMore) return null;
  return refused('forbidden', 'boat.featuredByPayment');
}

export function refuseSmallerBoat(
  boat: BoatRecord,
  capacity: number,
  trips: readonly LiveTrip[],
): Refused<'conflict'> | null {
  const departures = boat.taken.map(({ date, seats }) => ({ day: date, seats }));
  const charters = trips
    .filter((trip) => trip.pricingMode === 'charter')
    .map((trip) => ({ day: trip.start, seats: trip.groupSize }));
  const mostSeatsFirst = departures.concat(charters).toSorted((a, b) => b.seats - a.seats);
  const [most] = mostSeatsFirst;
  if (!most || most.seats <= capacity) return null;
  const values = { count: most.seats, day: most.day };
  const message: ErrorMessage = { code: 'capacity.belowBooked', values };
  return refused('conflict', message, { fields: { capacity: message } });
}

/** Refuses to delete a boat with upcoming trips. Unpaid trips count: their guests may be paying right now. */
export function refuseDeletion(trips: readonly LiveTrip[]): Refused<'conflict'> | null {
  const paid = trips.filter((trip) => trip.status === 'paid').length;
  const unpaid = trips.length - paid;
  if (paid > 0) {
    const detail: ErrorMessage =
      paid === 1 ? 'trips.onePaid' : { code: 'trips.paid', values: { count: paid } };
    const message: ErrorMessage = { code: 'boat.hasPaidTrips', values: { detail } };
    return refused('conflict', message, { facts: { paidTrips: paid } });
  }
  if (unpaid === 0) return null;
  const detail: ErrorMessage =
    unpaid === 1 ? 'trips.one' : { code: 'trips.several', values: { count: unpaid } };
  const message: ErrorMessage = { code: 'boat.hasUnpaidTrips', values: { detail } };
  return refused('conflict', message, { facts: { unpaidTrips: unpaid } });
}

/** Returns why a boat cannot be published; null if it can. */
export function refuseUnready(boat: BoatRecord, today: Day): Refused<'conflict'> | null {
  const missing = describeMissingForPublishing(computeReadiness(boat, today));
  if (missing !== null) return refused('conflict', missing);
  if (boat.operatorUnlistedAt === null) return null;
  return refused('conflict', DOCUMENTS_NEEDED, { facts: { code: 'documents_needed' } });
}
