import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { soldStatuses, computePaymentStatus } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import type { GuestTripView } from '#contract/admin/admin-booking-api.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { statusesForOperators } from '#domain/payouts/operator-totals.ts';
import { findPhoneLinks } from '../operators/phone-links.ts';

export type GuestTripRow = Awaited<ReturnType<typeof findTripsOfBoat>>[number];

/** Finds a boat's paid and reserved trips that are not over, in order of departure. */
export function findTripsOfBoat(reader: Queryable, boatId: string, from: Day) {
  return guestTrips(reader)
    .where('bookings.boat_id', '=', boatId)
    .where('bookings.status', 'in', soldStatuses)
    .where('bookings.end_date', '>=', from)
    .orderBy('bookings.start_date')
    .orderBy('bookings.time')
    .orderBy('bookings.id')
    .execute();
}

/** Cursor: first day, time ('' for a charter) and id of the previous page's last trip. */
export type TripKey = [start: Day, time: string, id: string];

/** Finds a page of an operator's paid trips that are not over, in order of departure, plus one row. */
export function findTripsToCome(
  reader: Queryable,
  operatorId: string,
  after: TripKey | null,
  from: Day,
): Promise<GuestTripRow[]> {
  return guestTrips(reader)
    .where('bookings.operator_id', '=', operatorId)
    .where('bookings.status', '=', 'paid')
    .where('bookings.end_date', '>=', from)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(bookings.start_date, coalesce(bookings.time, ''), bookings.id)
          > (${after?.[0]}::date, ${after?.[1]}, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('bookings.start_date')
    .orderBy(sql`coalesce(bookings.time, '')`)
    .orderBy('bookings.id')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** Cursor: creation time of the previous page's last booking, as the database formats it, and its id. */
export type MadeKey = [madeAt: string, id: string];

/** Finds a page of an operator's booking list, newest first, plus one row. */
export function findBookingsMade(
  reader: Queryable,
  operatorId: string,
  after: MadeKey | null,
): Promise<GuestTripRow[]> {
  return guestTrips(reader)
    .where('bookings.operator_id', '=', operatorId)
    .where(isForOperators)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(bookings.created_at, bookings.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** Matches bookings in the operator's list. */
export const isForOperators = sql<boolean>`(bookings.status in (${sql.join(statusesForOperators)})
  or bookings.status = 'cancelled' and bookings.paid_at is not null)`;

function guestTrips(reader: Queryable) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .select([
      'bookings.id',
      'bookings.code',
      'bookings.boat_id',
      'bookings.status',
      'bookings.pricing_mode',
      'bookings.customer_name',
      'bookings.customer_email',
      'bookings.customer_phone',
      'bookings.start_date',
      'bookings.end_date',
      'bookings.time',
      'bookings.group_size',
      'bookings.amount_cents',
      'bookings.created_at',
      'bookings.paid_at',
      'bookings.paid_by',
      'boats.name as boat_name',
    ])
    .select(sql<string>`bookings.created_at::text`.as('made_at'));
}

export function presentGuestTrip(trip: GuestTripRow): GuestTripView {
  return {
    bookingId: trip.id,
    code: trip.code,
    boat: { id: trip.boat_id, name: trip.boat_name },
    customerName: trip.customer_name,
    email: trip.customer_email ?? '',
    phone: trip.customer_phone,
    phoneLinks: findPhoneLinks(trip.customer_phone),
    start: trip.start_date,
    end: trip.end_date,
    time: trip.time,
    groupSize: trip.group_size,
    pricingMode: trip.pricing_mode,
    amountCents: trip.amount_cents,
    status: trip.status,
    paymentStatus: computePaymentStatus(trip.status, trip.paid_at !== null),
    paidBy: trip.paid_by,
    createdAt: trip.created_at.toISOString(),
  };
}
