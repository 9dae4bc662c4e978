import type { MoveTripPayload } from '#contract/operator/calendar-conflict-api.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome, type Refused } from '#domain/problems.ts';
import {
  hasEvent,
  lockBooking,
  noSuchBooking,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { moveTogether } from '../core/departures/move-booking.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { listDepartureGuests, noGuestsBooked, type Departure } from './departure-guests.ts';

type Moved = Outcome<{ moved: number }, 'not-found' | 'conflict' | 'sold-out'>;

/** Moves one guest, with a mail and three days to cancel for a full refund. */
export function moveGuest(
  deps: Deps,
  operatorId: string,
  bookingId: string,
  { requestKey, ...to }: MoveTripPayload & { requestKey: string },
): Promise<Moved> {
  return inTransaction<Moved>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (booking?.operatorId !== operatorId) return noSuchBooking;
    if (await hasEvent(write, bookingId, requestKey)) return done({ moved: 1 });
    return moveAll(deps, write, [booking], { ...to, requestKey });
  });
}

/** Moves all guests of a departure, or refuses. Permits a time that only their own departure blocks. */
export function moveDeparture(
  deps: Deps,
  operatorId: string,
  { to, requestKey, ...departure }: Departure & { to: MoveTripPayload; requestKey: string },
): Promise<Moved> {
  return inTransaction<Moved>(deps.database, async (write) => {
    const locked = new Map<string, BookingRow>();
    // Locks all bookings before any boat-day: moves of single bookings lock in that order, too.
    for (const id of await listDepartureGuests(write, operatorId, departure)) {
      const booking = await lockBooking(write, id);
      if (booking) locked.set(id, booking);
    }
    const before = await countMoved(write, operatorId, requestKey);
    if (before > 0) return done({ moved: before });
    // Reads the guests again under the locks: some may have moved or cancelled.
    const still = await listDepartureGuests(write, operatorId, departure);
    const guests = still.flatMap((id) => locked.get(id) ?? []);
    return moveAll(deps, write, guests, { ...to, requestKey });
  });
}

/** Counts the bookings that an earlier request with this key has moved. */
async function countMoved(
  write: Transaction,
  operatorId: string,
  requestKey: string,
): Promise<number> {
  const { moved } = await write
    .selectFrom('bookingEvents')
    .innerJoin('bookings', 'bookings.id', 'bookingEvents.bookingId')
    .select((each) => each.fn.countAll<number>().as('moved'))
    .where('bookingEvents.idempotencyKey', '=', requestKey)
    .where('bookings.operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return moved;
}

async function moveAll(
  deps: Deps,
  write: Transaction,
  guests: readonly BookingRow[],
  to: MoveTripPayload & { requestKey: string },
): Promise<Moved> {
  const refusal = await moveRefusal(deps, write, guests);
  if (refusal !== null) return refusal;
  const moved = await moveTogether(deps, write, guests, { ...to, by: 'operator' });
  return moved.ok ? done({ moved: guests.length }) : moved;
}

/** Returns why guests of a departure cannot be moved at all; null if they can. */
export async function moveRefusal(
  deps: Deps,
  reader: Queryable,
  guests: readonly BookingRow[],
): Promise<Refused<'not-found' | 'conflict'> | null> {
  const now = toIslandNow(deps.now());
  if (guests.length === 0) return noGuestsBooked;
  for (const { id, status, startDate: start, time } of guests) {
    if (!isSold(status)) return over;
    if (hasBegun(start, time, now)) return begun;
    if (await findOpenOffer(reader, { bookingId: id })) return calledOff;
  }
  return null;
}

const over = refused('conflict', 'move.bookingOver');
const begun = refused('conflict', 'move.tripBegun');
const calledOff = refused('conflict', 'move.calledOff');
