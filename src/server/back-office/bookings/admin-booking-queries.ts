import { sql, type SqlBool } from 'kysely';
import type { AdminBookingsQuery } from '#contract/admin/admin-booking-api.ts';
import type { Day } from '#domain/time/days.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listByTime, type RowOf } from '../../platform/http/paged-list.ts';
import { matchBookings } from '../../marketplace/core/bookings/bookings-by-guest.ts';

export type AdminBookingRow = RowOf<ReturnType<typeof listAdminBookings>>;

/** Lists all bookings, newest first. */
export function listAdminBookings(
  reader: Queryable,
  { search, status, refund, port, boat, operator, day, from, to }: AdminBookingsQuery,
) {
  const first = inOrder(day, from).at(-1);
  const last = inOrder(day, to).at(0);
  const bookings = bookingRows(reader)
    .$if(search !== undefined && search !== '', (query) => query.where(matchBookings(search ?? '')))
    .$if(status !== undefined, (query) => query.where('bookings.status', '=', status ?? 'paid'))
    .$if(refund !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('bookingRefunds')
            .select('bookingRefunds.id')
            .whereRef('bookingRefunds.bookingId', '=', 'bookings.id')
            .where('bookingRefunds.state', '=', refund ?? 'failed'),
        ),
      ),
    )
    .$if(boat !== undefined, (query) => query.where('bookings.boatId', '=', boat ?? ''))
    .$if(operator !== undefined, (query) => query.where('bookings.operatorId', '=', operator ?? ''))
    .$if(port === 'other', (query) => query.where('boats.port', 'not in', portCodes))
    .$if(port !== undefined && port !== 'other', (query) =>
      query.where('boats.port', '=', port ?? ''),
    )
    .$if(first !== undefined || last !== undefined, (query) => query.where(between(first, last)));
  return listByTime(bookings, 'bookings.created_at', 'bookings.id');
}

function bookingRows(reader: Queryable) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .innerJoin('operators', 'operators.id', 'bookings.operatorId')
    .select(['bookings.id', 'bookings.code', 'bookings.createdAt', 'bookings.status'])
    .select(['bookings.startDate', 'bookings.endDate', 'bookings.time', 'bookings.groupSize'])
    .select(['bookings.customerName', 'bookings.customerEmail'])
    .select(['bookings.amountCents', 'bookings.refundedCents', 'bookings.disputedCents'])
    .select(['bookings.source', 'bookings.paidBy'])
    .select(['bookings.boatId', 'boats.name as boatName'])
    .select(['bookings.operatorId', 'operators.name as operatorName'])
    .select(sql<string>`bookings.created_at::text`.as('sortKey'));
}

/**
 * Matches bookings whose days overlap an inclusive, possibly open range, with the expression that the index uses.
 * Bookings precede their trips, so a scan from the newest booking can start two days after the range, which covers any
 * time zone.
 */
function between(first: Day | undefined, last: Day | undefined) {
  if (first !== undefined && last !== undefined && first > last) return sql<SqlBool>`false`;
  const isBookedInTime = last ? sql`bookings.created_at < ${last}::date + 2` : sql`true`;
  return sql<SqlBool>`(${isBookedInTime} and daterange(bookings.start_date, bookings.end_date, '[]')
    && daterange(${first ?? null}::date, ${last ?? null}::date, '[]'))`;
}

/** Sorts the given days; as strings, days compare chronologically. */
function inOrder(...days: (Day | undefined)[]): Day[] {
  return days.filter((day) => day !== undefined).toSorted();
}
