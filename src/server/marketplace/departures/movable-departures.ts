import { toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { noSuchBooking, type BookingRow } from '../core/bookings/booking-queries.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listAllFreeDepartures, combineGuests } from '../core/departures/free-departures.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { listDepartureGuests } from './departure-guests.ts';
import { moveRefusal } from './move-departure.ts';

type Free = Outcome<{ days: { date: Day; times: Time[] }[] }, 'not-found' | 'conflict'>;

export function listMovableDepartures(
  deps: Deps,
  operatorId: string,
  { bookingId, isEverybody }: { bookingId: string; isEverybody: boolean },
): Promise<Free> {
  if (!isUuid(bookingId)) return Promise.resolve(noSuchBooking);
  return withSnapshot<Free>(deps.database, async (reader) => {
    const booking = await readBooking(reader, operatorId, bookingId);
    if (!booking) return noSuchBooking;
    const guests = isEverybody ? await findCompany(reader, operatorId, booking) : [booking];
    const refusal = await moveRefusal(deps, reader, guests);
    if (refusal !== null) return refusal;
    const now = toIslandNow(deps.now());
    const boat = await readSellableBoat(reader, booking.boatId, now.day, 'operator');
    return done({ days: listAllFreeDepartures(boat, combineGuests(guests), now) });
  });
}

async function findCompany(
  reader: Queryable,
  operatorId: string,
  { boatId, startDate: day, time }: BookingRow,
): Promise<BookingRow[]> {
  const ids = await listDepartureGuests(reader, operatorId, { boatId, day, time });
  const found = await Promise.all(ids.map((id) => readBooking(reader, operatorId, id)));
  return found.filter((each) => each !== undefined);
}

function readBooking(
  reader: Queryable,
  operatorId: string,
  bookingId: string,
): Promise<BookingRow | undefined> {
  return reader
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
}
