import { computeShipFit, toIslandMinutes } from '#domain/ships/port-calls.ts';
import { toTime } from '#domain/time/days.ts';
import type { PortCallRow } from '../core/offers/ships-of-day.ts';
import type { BookingRecord } from '../core/bookings/booking-queries.ts';
import { findBookingForGuest } from '../core/mails/mailed-bookings.ts';
import { toGuest } from '../core/mails/load-trip-mail.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/** Checks again before sending: an admin may have corrected a mistake, and a guest may have moved or cancelled. */
export const shipMails = {
  'ship-changed': {
    visitor: async (deps, { subjectId: bookingId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      const call = found && (await findShipOfBooking(deps.database, found.booking));
      const ship = call && describeMisfit(found.booking, call);
      return ship ? { data: { trip: found.trip, ship }, ...toGuest(deps, found) } : null;
    },
  },
} satisfies Partial<MailLoaders>;

/** Returns the ship and why the trip does not fit it; null if it fits or no longer sails. */
function describeMisfit(booking: BookingRecord, call: PortCallRow) {
  const { time, statedMinutes, boatPort: port, status } = booking;
  const misfit = computeShipFit(call, { time: time ?? '', statedMinutes, port });
  if (misfit === 'fits' || !['pending', 'asked', 'paid'].includes(status)) return null;
  const toIslandTime = (at: string) => toTime(toIslandMinutes(at, call));
  return {
    name: call.ship,
    from: toIslandTime(call.arrival),
    to: toIslandTime(call.allAboard),
    misfit,
  };
}

/** Null if the call was cancelled or is not on the trip's current day. */
async function findShipOfBooking(
  reader: Queryable,
  { id, startDate: day, time }: BookingRecord,
): Promise<PortCallRow | null> {
  if (time === null) return null;
  const call = await reader
    .selectFrom('portCalls')
    .innerJoin('shipGuests', 'shipGuests.portCallId', 'portCalls.id')
    .selectAll('portCalls')
    .where('shipGuests.bookingId', '=', id)
    .where('portCalls.day', '=', day)
    .where('portCalls.skippedAt', 'is', null)
    .executeTakeFirst();
  return call ?? null;
}
