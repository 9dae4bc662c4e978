import { sql } from 'kysely';
import * as z from 'zod/mini';
import type {
  BookingColumn,
  OperatorBookingPageView,
  OperatorBookingsQuery,
  OperatorBookingView,
} from '#contract/operator/operator-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { bookingStatuses, computePaymentStatus } from '#domain/bookings/bookings.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageFrom, readCursor } from '../../platform/http/page-cursor.ts';
import { newestDispute, presentBookingMoney } from './booking-money.ts';
import { operatorListCondition } from '../core/bookings/guest-trips.ts';
import { matchBookings } from '../core/bookings/bookings-by-guest.ts';
import { findPhoneLinks } from '../core/operators/phone-links.ts';

export async function listOperatorBookings(
  reader: Queryable,
  operatorId: string,
  query: OperatorBookingsQuery,
): Promise<Outcome<OperatorBookingView[] | OperatorBookingPageView, 'invalid'>> {
  const after = readCursor(query.after, lastShown);
  if (!after.ok) return after;
  const found = selectOperatorBookings(reader, operatorId, query, after.value?.[0] ?? null);
  if (!query.paged) return done((await found.execute()).map(presentOperatorBooking));
  const rows = await found.limit(PAGE_SIZE + 1).execute();
  return done(pageFrom(rows, presentOperatorBooking, ({ id }) => [id]));
}

/** Cursor: only the last booking's id, because the list can be sorted by any column. */
const lastShown = z.tuple([z.uuid()]);

/** Selects bookings of an operator's boats, including those of deleted boats. */
function selectOperatorBookings(
  reader: Queryable,
  operatorId: string,
  { search = '', boat, from, to, sort = 'createdAt', ...query }: OperatorBookingsQuery,
  after: string | null,
) {
  const isUp = (query.direction ?? (sort === 'createdAt' ? 'down' : 'up')) === 'up';
  const [order, beyond] = isUp ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const place = sql`${sortKeys[sort]}, bookings.created_at, bookings.id`;
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .selectAll('bookings')
    .select(['boats.name as boatName', newestDispute.as('dispute')])
    .where('bookings.operatorId', '=', operatorId)
    .where(operatorListCondition)
    .$if(search !== '', (rows) => rows.where(matchBookings(search)))
    .$if(boat !== undefined, (rows) => rows.where('bookings.boatId', '=', boat ?? ''))
    .$if(from !== undefined, (rows) => rows.where('bookings.endDate', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('bookings.startDate', '<=', to ?? ''))
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(${place}) ${beyond} (
          select ${place} from bookings join boats on boats.id = bookings.boat_id
          where bookings.id = ${after}::uuid and bookings.operator_id = ${operatorId})`,
      ),
    )
    .orderBy(sql`${sortKeys[sort]} ${order}`)
    .orderBy(sql`bookings.created_at ${order}`)
    .orderBy(sql`bookings.id ${order}`);
}

const sortKeys = {
  customerName: sql`fold_name(bookings.customer_name)`,
  email: sql`coalesce(lower(bookings.customer_email), '')`,
  boat: sql`lower(boats.name)`,
  date: sql`(bookings.start_date::text || coalesce(bookings.time, ''))`,
  groupSize: sql`bookings.group_size`,
  totalAmount: sql`bookings.amount_cents`,
  paymentStatus: buildPaymentStatusKey(),
  createdAt: sql`bookings.created_at`,
} as const satisfies Record<BookingColumn, unknown>;

/** Sorts by payment status, and unpaid bookings by their own status. */
function buildPaymentStatusKey() {
  const cases = [true, false].flatMap((wasPaid) =>
    bookingStatuses.flatMap((status) => {
      const shown = computePaymentStatus(status, wasPaid);
      if (shown === 'unpaid' || shown === status) return [];
      const isPaid = sql`(bookings.paid_at is not null) = ${sql.lit(wasPaid)}`;
      return sql`when bookings.status = ${sql.lit(status)} and ${isPaid} then ${sql.lit(shown)}`;
    }),
  );
  return sql`case ${sql.join(cases, sql` `)} else bookings.status end`;
}

type OperatorBooking = Awaited<
  ReturnType<ReturnType<typeof selectOperatorBookings>['execute']>
>[number];

function presentOperatorBooking(booking: OperatorBooking): OperatorBookingView {
  return {
    id: booking.id,
    code: booking.code,
    customerName: booking.customerName,
    email: booking.customerEmail ?? '',
    phone: booking.customerPhone,
    phoneLinks: findPhoneLinks(booking.customerPhone),
    specialRequests: booking.specialRequests,
    boat: { id: booking.boatId, name: booking.boatName },
    date: booking.startDate,
    endDate: booking.endDate,
    time: booking.time,
    groupSize: booking.groupSize,
    pricingMode: booking.pricingMode,
    totalAmount: formatDecimalCents(booking.amountCents),
    ...presentBookingMoney(booking),
    status: booking.status,
    paymentStatus: computePaymentStatus(booking.status, booking.paidAt !== null),
    source: booking.source,
    paidBy: booking.paidBy,
    createdAt: booking.createdAt.toISOString(),
  };
}
