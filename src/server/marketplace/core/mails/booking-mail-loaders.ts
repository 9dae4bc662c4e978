import { sql } from 'kysely';
import type { BookingMailKind } from '#domain/bookings/mail-kinds.ts';
import { computeOperatorShare } from '#domain/refunds/refunds.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MailLoaders } from '../../../platform/mail/compose-mail.ts';
import { isTripCalledOff } from '../bookings/called-off-trips.ts';
import { toPaidMoney } from '../bookings/booking-queries.ts';
import { calendarFile } from './calendar-file.ts';
import { loadGuestTrip, loadOperatorTrip, toGuest, toOperator } from './load-trip-mail.ts';
import { findBookingForGuest, findBookingForOperator } from './mailed-bookings.ts';

/** Mails about a booking. Mails that add or change the trip in the recipient's calendar attach a calendar file. */
export const bookingMails = {
  confirmation: {
    visitor: loadGuestTrip({ hasFile: true, onlyIfSails: true }),
    operator: loadOperatorTrip({ hasFile: true, onlyIfSails: true }),
  },
  reservation: {
    visitor: loadGuestTrip({ hasFile: true, onlyIfSails: true }),
    operator: loadOperatorTrip({ hasFile: true, onlyIfSails: true }),
  },
  moved: {
    visitor: loadGuestTrip({ hasFile: true }),
    operator: loadOperatorTrip({ hasFile: true }),
  },
  cancelled: {
    visitor: loadGuestTrip({ hasFile: true }),
    operator: async (deps, { subjectId: bookingId }) => {
      const found = await findBookingForOperator(deps, bookingId);
      if (!found) return null;
      const { booking, trip } = found;
      return {
        data: { trip, keptCents: computeOperatorShare(toPaidMoney(booking)) },
        ...toOperator(found),
        calendarFile: calendarFile(booking, deps.site, 'operator'),
      };
    },
  },
  'late-payment': {
    visitor: async (deps, { subjectId: bookingId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      if (!found) return null;
      const isCalledOff = await isTripCalledOff(deps.database, found.booking);
      return { data: { trip: found.trip, isCalledOff }, ...toGuest(deps, found) };
    },
  },
  'second-payment': {
    visitor: async (deps, { subjectId: bookingId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      if (!found) return null;
      const surplus = await sumSurplus(deps.database, bookingId);
      return { data: { trip: found.trip, surplus }, ...toGuest(deps, found) };
    },
  },
  released: { visitor: loadGuestTrip({ hasFile: true }) },
  asked: {
    visitor: loadGuestTrip({ onlyIfSails: true }),
    operator: loadOperatorTrip({ onlyIfSails: true }),
  },
  declined: { visitor: loadGuestTrip() },
  unanswered: { visitor: loadGuestTrip() },
  'card-refused': { visitor: loadGuestTrip(), operator: loadOperatorTrip() },
  clash: { operator: loadOperatorTrip() },
} satisfies Partial<Pick<MailLoaders, BookingMailKind>>;

/** Sums surplus payments, each of which is refunded and mailed separately. */
async function sumSurplus(
  reader: Queryable,
  bookingId: string,
): Promise<{ count: number; cents: number }> {
  return reader
    .selectFrom('paymentSessions')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amountCents'), sql<number>`0`).as('cents'),
    ])
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['refund_due', 'refunded'])
    .executeTakeFirstOrThrow();
}
