import type { BoatChangesPayload } from '#contract/operator/boat-payloads.ts';
import { MAX_BOATS } from '#domain/boats/boats.ts';
import { formatWeekdayDay, type Day } from '#domain/time/days.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { refused, type Refused } from '#domain/problems.ts';
import { missingForPublishing } from '#domain/boats/boat-readiness.ts';
import type { BoatRecord } from '../core/boats/boat-queries.ts';
import type { LiveTrip } from '../core/boats/operator-boat-queries.ts';
import { computeReadiness } from '../core/boats/operator-boat-presenter.ts';

/** `count`: existing boats of the operator. */
export function refuseAnotherBoat(count: number): Refused<'conflict'> | null {
  if (count < MAX_BOATS) return null;
  return refused(
    'conflict',
    `You have ${count} boats, and an account can have at most ${MAX_BOATS}. Delete one that no longer sails, then add this one.`,
  );
}

/** Refuses concurrent edits (optimistic lock); the second editor chooses what to do. */
export function refuseOldVersion(
  boat: BoatRecord,
  version: number | undefined,
): Refused<'conflict'> | null {
  if (version === undefined || version === boat.version) return null;
  return refused(
    'conflict',
    'This boat was changed somewhere else since you opened it. Load it again to see the newer version, or save once more to put yours in its place.',
    { facts: { version: boat.version } },
  );
}

/** Featuring is paid for: only the server sets the flag and its dates (readings: feature). */
export function refuseFeatureClaim(
  boat: BoatRecord,
  changes: BoatChangesPayload,
  today: Day,
): Refused<'forbidden'> | null {
  const { featured_from: from, featured_until: until } = boat;
  const start = changes.featuredStartDate?.slice(0, 10);
  const end = changes.featuredEndDate?.slice(0, 10);
  const claimsMore =
    (changes.featured === true && !isFeatured({ from, until }, today)) ||
    (start !== undefined && (from === null || start < from)) ||
    (end !== undefined && (until === null || end > until)) ||
    (Boolean(changes.featuredPaymentId) && boat.featured_payment_id === null);
  if (!claimsMore) return null;
  return refused(
    'forbidden',
    'A boat is featured once its feature payment has gone through. Nothing was changed.',
  );
}

export function refuseSmallerBoat(
  boat: BoatRecord,
  capacity: number,
  trips: readonly LiveTrip[],
): Refused<'conflict'> | null {
  const departures = boat.taken.map(({ date, seats }) => ({ day: date, seats }));
  const charters = trips
    .filter((trip) => trip.pricing_mode === 'charter')
    .map((trip) => ({ day: trip.start, seats: trip.group_size }));
  const [most] = [...departures, ...charters].toSorted((one, other) => other.seats - one.seats);
  if (!most || most.seats <= capacity) return null;
  const message = `Capacity cannot be less than ${most.seats}: that many guests are booked on ${formatWeekdayDay(most.day)}.`;
  return refused('conflict', message, { fields: { capacity: message } });
}

/**
 * Refuses to delete a boat with upcoming trips (readings: boats). Unpaid ones count: their guests may be paying right
 * now.
 */
export function refuseDeletion(trips: readonly LiveTrip[]): Refused<'conflict'> | null {
  const paid = trips.filter((trip) => trip.status === 'paid').length;
  const unpaid = trips.length - paid;
  if (paid > 0) {
    const still = paid === 1 ? '1 paid trip' : `${paid} paid trips`;
    return refused('conflict', `This boat has ${still} still to come, so it cannot be deleted.`, {
      facts: { paidTrips: paid },
    });
  }
  if (unpaid === 0) return null;
  const waiting = unpaid === 1 ? '1 trip' : `${unpaid} trips`;
  return refused(
    'conflict',
    `Guests are still paying for ${waiting} on this boat, so it cannot be deleted yet. Unpaid places become free by themselves.`,
    { facts: { unpaidTrips: unpaid } },
  );
}

/** Returns why a boat cannot be published; null if it can. */
export function refuseUnready(boat: BoatRecord, today: Day): Refused<'conflict'> | null {
  const missing = missingForPublishing(computeReadiness(boat, today));
  if (missing !== null) return refused('conflict', missing);
  if (boat.operator_unlisted_at === null) return null;
  return refused('conflict', DOCUMENTS_NEEDED, { facts: { code: 'documents_needed' } });
}
