import { sql } from 'kysely';
import { isAffectedByChange, type PortCall, type ShipDayTrip } from '#domain/ships/port-calls.ts';
import type { PortCallRow } from '../core/offers/ships-of-day.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/**
 * Mails a ship's guests whose trips do not fit the ship's new times, once per change. The caller must have locked the
 * call.
 */
export async function mailShipGuests(
  deps: Deps,
  write: Transaction,
  before: PortCallRow,
  after: PortCall,
): Promise<void> {
  const trips = await findTripsByShip(write, before.id, after.day);
  const dedupeId = `${before.id}-${before.version + 1}`;
  for (const trip of trips.filter((each) => isAffectedByChange(before, after, each))) {
    const mail = { subjectId: trip.bookingId, kind: 'ship-changed', dedupeId } as const;
    await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor', at: new Date(deps.now()) });
  }
}

type ShipsTrip = ShipDayTrip & { bookingId: string };

/** Finds trips of that day with a start time. Skips whole-day and longer charters, whose guests choose the times. */
async function findTripsByShip(
  reader: Queryable,
  callId: string,
  day: string,
): Promise<ShipsTrip[]> {
  const { rows } = await sql<ShipsTrip>`
    select bookings.id as "bookingId", bookings.time, bookings.stated_minutes as "statedMinutes", boats.port
    from ship_guests join bookings on bookings.id = booking_id join boats on boats.id = boat_id
    where port_call_id = ${callId} and start_date = ${day}::date and end_date = start_date
      and bookings.time is not null and bookings.status in ('pending', 'asked', 'paid')
    order by bookings.id`.execute(reader);
  return rows;
}
