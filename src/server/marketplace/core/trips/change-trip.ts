import type { TripView } from '#contract/public/trip-api.ts';
import { refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { findChangeRefusal, type GuestTrip } from '#domain/trip-changes/trip-changes.ts';
import {
  toGuestTrip,
  hasEvent,
  lockBooking,
  type BookingRow,
} from '../bookings/booking-queries.ts';
import { findLinkedBooking, findOnceLinked } from './trip-links.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { noSuchTrip, readTrip } from './read-trip.ts';

/** Booking that its guest is about to change: locked, sold and not begun. */
export type TripToChange = { booking: BookingRow; trip: GuestTrip; requestKey: string };

/**
 * Applies a guest's change in one transaction, once per idempotency key: a repeated request returns the current trip.
 */
export async function changeTrip<Kind extends ProblemKind>(
  deps: Deps,
  link: { token: string; requestKey: string },
  act: (write: Transaction, changing: TripToChange) => Promise<Outcome<null, Kind>>,
): Promise<Outcome<TripView, Kind | 'not-found' | 'conflict'>> {
  const changed = await changeOnce(deps, link, act);
  return changed.ok ? readTrip(deps, link.token) : changed;
}

/** Applies a guest's change without reading the trip afterwards, because its link may no longer work. */
export async function changeOnce<Kind extends ProblemKind>(
  deps: Deps,
  { token, requestKey }: { token: string; requestKey: string },
  act: (write: Transaction, changing: TripToChange) => Promise<Outcome<null, Kind>>,
): Promise<Outcome<null, Kind | 'not-found' | 'conflict'>> {
  const bookingId = await findOnceLinked(deps.database, token);
  if (bookingId === null) return noSuchTrip;
  return inTransaction<Outcome<null, Kind | 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const booking = await lockBooking(write, bookingId);
      if (booking && (await hasEvent(write, bookingId, requestKey)))
        return { ok: true, value: null };
      // Checks the link again under the lock: the trip may have been handed over.
      const opened = await findLinkedBooking(write, token, deps.now());
      if (!booking || opened === null) return noSuchTrip;
      const trip = toGuestTrip(booking);
      const refusal = findChangeRefusal(trip, deps.now());
      if (refusal !== null) return refused('conflict', refusal);
      return act(write, { booking, trip, requestKey });
    },
  );
}
