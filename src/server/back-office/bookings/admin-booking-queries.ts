import { sql, type SqlBool } from 'kysely';
import type { AdminBookingsQuery } from '#contract/admin/admin-booking-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { Day } from '#domain/time/days.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { bookingsNaming } from '../../marketplace/core/bookings/bookings-by-guest.ts';

export type AdminBookingRow = Awaited<ReturnType<typeof findAdminBookings>>[number];

/** Finds all bookings, newest first: a page plus one row. */
export function findAdminBookings(
  reader: Queryable,
  { search, status, refund, port, boat, operator, day, from, to }: AdminBookingsQuery,
  after: [madeAt: string, id: string] | null,
  most = PAGE_SIZE + 1,
) {
  const first = inOrder(day, from).at(-1);
  const last = inOrder(day, to).at(0);
  return bookingRows(reader)
    .$if(search !== undefined && search !== '', (query) =>
      query.where(bookingsNaming(search ?? '')),
    )
    .$if(status !== undefined, (query) => query.where('bookings.status', '=', status ?? 'paid'))
    .$if(refund !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('booking_refunds')
            .select('booking_refunds.id')
            .whereRef('booking_refunds.booking_id', '=', 'bookings.id')
            .where('booking_refunds.state', '=', refund ?? 'failed'),
        ),
      ),
    )
    .$if(boat !== undefined, (query) => query.where('bookings.boat_id', '=', boat ?? ''))
    .$if(operator !== undefined, (query) =>
      query.where('bookings.operator_id', '=', operator ?? ''),
    )
    .$if(port === 'other', (query) => query.where('boats.port', 'not in', portCodes))
    .$if(port !== undefined && port !== 'other', (query) =>
      query.where('boats.port', '=', port ?? ''),
    )
    .$if(first !== undefined || last !== undefined, (query) => query.where(between(first, last)))
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(bookings.created_at, bookings.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(most)
    .execute();
}

function bookingRows(reader: Queryable) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .innerJoin('operators', 'operators.id', 'bookings.operator_id')
    .select(['bookings.id', 'bookings.code', 'bookings.created_at', 'bookings.status'])
    .select(['bookings.start_date', 'bookings.end_date', 'bookings.time', 'bookings.group_size'])
    .select(['bookings.customer_name', 'bookings.customer_email'])
    .select(['bookings.amount_cents', 'bookings.refunded_cents', 'bookings.disputed_cents'])
    .select(['bookings.source', 'bookings.paid_by'])
    .select(['bookings.boat_id', 'boats.name as boat_name'])
    .select(['bookings.operator_id', 'operators.name as operator_name'])
    .select(sql<string>`bookings.created_at::text`.as('made_at'));
}

/**
 * Matches days in an inclusive, possibly open range, in the form of the index. Bookings are made before their trip, so
 * a scan back in time need not begin today; two days of tolerance cover any time zone.
 */
function between(first: Day | undefined, last: Day | undefined) {
  if (first !== undefined && last !== undefined && first > last) return sql<SqlBool>`false`;
  const isBooked = last ? sql`bookings.created_at < ${last}::date + 2` : sql`true`;
  return sql<SqlBool>`(${isBooked} and daterange(bookings.start_date, bookings.end_date, '[]')
    && daterange(${first ?? null}::date, ${last ?? null}::date, '[]'))`;
}

/** Sorts the given days; as strings, days compare chronologically. */
function inOrder(...days: (Day | undefined)[]): Day[] {
  return days.filter((day) => day !== undefined).toSorted();
}
