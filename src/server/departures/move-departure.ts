import type { MoveTripPayload } from '#contract/calendar-conflict-api.ts';
import { isSold } from '#domain/bookings.ts';
import { hasBegun } from '#domain/availability.ts';
import { islandNow } from '#domain/days.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  hasEvent,
  lockBooking,
  noSuchBooking,
  type BookingRow,
} from '../bookings/booking-queries.ts';
import { moveBooking } from '../calendars/conflicts/move-booking.ts';
import { inTransaction, type Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { findGuestsOf, nobodyThere, type Departure } from './departure-guests.ts';

type MoveProblem = 'not-found' | 'conflict' | 'sold-out';
type Moved = Outcome<{ moved: number }, MoveProblem>;

/** Moves one guest. They are told, and have three days to cancel for everything. */
export function moveGuest(
  deps: Deps,
  operatorId: string,
  bookingId: string,
  { requestKey, ...to }: MoveTripPayload & { requestKey: string },
): Promise<Moved> {
  if (!isUuid(bookingId)) return Promise.resolve(noSuchBooking);
  return inTransaction<Moved>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (booking?.operator_id !== operatorId) return noSuchBooking;
    return moveOne(deps, write, booking, { ...to, requestKey });
  });
}

/** Moves everybody, or, where there is no room for one, nobody. */
export function moveDeparture(
  deps: Deps,
  operatorId: string,
  { to, requestKey, ...departure }: Departure & { to: MoveTripPayload; requestKey: string },
): Promise<Moved> {
  return inTransaction<Moved>(deps.database, async (write) => {
    const before = await countMoved(write, operatorId, requestKey);
    if (before > 0) return done({ moved: before });
    // All bookings are locked before any day of the boat: who moves one of them has that order, too.
    const guests: BookingRow[] = [];
    for (const id of await findGuestsOf(write, operatorId, departure)) {
      const booking = await lockBooking(write, id);
      if (booking && isSold(booking.status)) guests.push(booking);
    }
    for (const booking of guests) {
      const moved = await moveOne(deps, write, booking, { ...to, requestKey });
      if (!moved.ok) return moved;
    }
    return guests.length === 0 ? nobodyThere : done({ moved: guests.length });
  });
}

/** Of a request that is sent again because its answer was lost. */
async function countMoved(write: Write, operatorId: string, requestKey: string): Promise<number> {
  const { moved } = await write
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.id', 'booking_events.booking_id')
    .select((each) => each.fn.countAll<number>().as('moved'))
    .where('booking_events.idempotency_key', '=', requestKey)
    .where('bookings.operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return moved;
}

/** A locked booking; one that this request has moved before stays. */
async function moveOne(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  to: MoveTripPayload & { requestKey: string },
): Promise<Moved> {
  if (await hasEvent(write, booking.id, to.requestKey)) return done({ moved: 1 });
  const now = islandNow(deps.now());
  if (!isSold(booking.status)) return over;
  if (hasBegun(booking.start_date, booking.time, now)) return begun;
  const moved = await moveBooking(deps, write, booking, { ...to, by: 'operator' });
  return moved.ok ? done({ moved: 1 }) : moved;
}

const over = refused('conflict', 'This booking is over already, so it cannot be moved.');
const begun = refused('conflict', 'This trip has begun, so it cannot be moved any more.');
