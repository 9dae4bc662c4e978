import { sql } from 'kysely';
import { soldStatuses, computePaymentStatus } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import type { GuestTripView } from '#contract/admin/admin-booking-api.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tripKey } from '../../../platform/http/page-cursor.ts';
import { listByTime, listInOrder } from '../../../platform/http/paged-list.ts';
import { statusesForOperators } from '#domain/payouts/operator-totals.ts';
import { findPhoneLinks } from '../operators/phone-links.ts';

export type GuestTripRow = Awaited<ReturnType<typeof findTripsOfBoat>>[number];

/** Finds a boat's paid and reserved trips that are not over, in order of departure. */
export function findTripsOfBoat(reader: Queryable, boatId: string, from: Day) {
  return guestTrips(reader)
    .where('bookings.boatId', '=', boatId)
    .where('bookings.status', 'in', soldStatuses)
    .where('bookings.endDate', '>=', from)
    .orderBy('bookings.startDate')
    .orderBy('bookings.time')
    .orderBy('bookings.id')
    .execute();
}

/** Lists an operator's paid trips that are not over, in order of departure. */
export function listTripsToCome(reader: Queryable, operatorId: string, from: Day) {
  const trips = guestTrips(reader)
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.status', '=', 'paid')
    .where('bookings.endDate', '>=', from);
  return listInOrder(trips, {
    key: tripKey,
    columns: {
      'bookings.start_date': 'date',
      "coalesce(bookings.time, '')": 'text',
      'bookings.id': 'uuid',
    },
    direction: 'asc',
    buildKey: (trip) => [trip.startDate, trip.time ?? '', trip.id],
  });
}

/** Lists an operator's bookings, newest first. */
export function listBookingsMade(reader: Queryable, operatorId: string) {
  const bookings = guestTrips(reader)
    .where('bookings.operatorId', '=', operatorId)
    .where(operatorListCondition);
  return listByTime(bookings, 'bookings.created_at', 'bookings.id');
}

/** Matches the bookings that an operator's list shows. */
export const operatorListCondition = sql<boolean>`(bookings.status in (${sql.join(statusesForOperators)})
  or bookings.status = 'cancelled' and bookings.paid_at is not null)`;

function guestTrips(reader: Queryable) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .select([
      'bookings.id',
      'bookings.code',
      'bookings.boatId',
      'bookings.status',
      'bookings.pricingMode',
      'bookings.customerName',
      'bookings.customerEmail',
      'bookings.customerPhone',
      'bookings.startDate',
      'bookings.endDate',
      'bookings.time',
      'bookings.groupSize',
      'bookings.amountCents',
      'bookings.createdAt',
      'bookings.paidAt',
      'bookings.paidBy',
      'boats.name as boatName',
    ])
    .select(sql<string>`bookings.created_at::text`.as('sortKey'));
}

export function presentGuestTrip(trip: GuestTripRow): GuestTripView {
  return {
    bookingId: trip.id,
    code: trip.code,
    boat: { id: trip.boatId, name: trip.boatName },
    customerName: trip.customerName,
    email: trip.customerEmail ?? '',
    phone: trip.customerPhone,
    phoneLinks: findPhoneLinks(trip.customerPhone),
    start: trip.startDate,
    end: trip.endDate,
    time: trip.time,
    groupSize: trip.groupSize,
    pricingMode: trip.pricingMode,
    amountCents: trip.amountCents,
    status: trip.status,
    paymentStatus: computePaymentStatus(trip.status, trip.paidAt !== null),
    paidBy: trip.paidBy,
    createdAt: trip.createdAt.toISOString(),
  };
}
