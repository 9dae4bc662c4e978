import { sql } from 'kysely';
import * as z from 'zod/mini';
import type {
  BookingColumn,
  OperatorBookingPageView,
  OperatorBookingsQuery,
  OperatorBookingView,
} from '#contract/operator/operator-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageFrom, readCursor } from '../../platform/http/page-cursor.ts';
import { newestDispute, presentBookingMoney } from './booking-money.ts';
import { isForOperators } from '../core/bookings/guest-trips.ts';
import { bookingsNaming } from '../core/bookings/bookings-by-guest.ts';
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

/** Cursor: the last booking's id, since the list can be in any order. */
const lastShown = z.tuple([z.uuid()]);

/** Selects bookings of an operator's boats, including deleted ones. */
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
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .selectAll('bookings')
    .select(['boats.name as boat_name', newestDispute.as('dispute')])
    .where('bookings.operator_id', '=', operatorId)
    .where(isForOperators)
    .$if(search !== '', (rows) => rows.where(bookingsNaming(search)))
    .$if(boat !== undefined, (rows) => rows.where('bookings.boat_id', '=', boat ?? ''))
    .$if(from !== undefined, (rows) => rows.where('bookings.end_date', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('bookings.start_date', '<=', to ?? ''))
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
  // Mirrors `computePaymentStatus`.
  paymentStatus: sql`case
    when bookings.status = 'cancelled' and bookings.paid_at is not null then 'paid'
    when bookings.status = 'asked' then 'pending'
    else bookings.status end`,
  createdAt: sql`bookings.created_at`,
} as const satisfies Record<BookingColumn, unknown>;

type OperatorBooking = Awaited<
  ReturnType<ReturnType<typeof selectOperatorBookings>['execute']>
>[number];

function presentOperatorBooking(booking: OperatorBooking): OperatorBookingView {
  return {
    id: booking.id,
    code: booking.code,
    customerName: booking.customer_name,
    email: booking.customer_email ?? '',
    phone: booking.customer_phone,
    phoneLinks: findPhoneLinks(booking.customer_phone),
    specialRequests: booking.special_requests,
    boat: { id: booking.boat_id, name: booking.boat_name },
    date: booking.start_date,
    endDate: booking.end_date,
    time: booking.time,
    groupSize: booking.group_size,
    pricingMode: booking.pricing_mode,
    totalAmount: decimalFromCents(booking.amount_cents),
    ...presentBookingMoney(booking),
    status: booking.status,
    paymentStatus: computePaymentStatus(booking.status, booking.paid_at !== null),
    source: booking.source,
    paidBy: booking.paid_by,
    createdAt: booking.created_at.toISOString(),
  };
}
