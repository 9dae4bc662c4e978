import { sql, type Selectable } from 'kysely';
import { hasNotCome } from '#domain/operators/boarding.ts';
import { isPaidByHand } from '#domain/operators/by-hand.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { SailedTrip } from '#domain/reviews/reviews.ts';
import type { Tables } from '../../../../db/tables.ts';
import { isForSale } from '../core/boats/boat-queries.ts';
import { toPaidMoney, type BookingRow } from '../core/bookings/booking-queries.ts';
import { findTicks } from '../operator-bookings/day-ticks.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type ReviewRow = Selectable<Tables['reviews']>;

/** Finds the review of a booking, even if hidden. */
export async function findReviewByBooking(
  reader: Queryable,
  bookingId: string,
): Promise<ReviewRow | null> {
  const review = await reader
    .selectFrom('reviews')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return review ?? null;
}

/** Maps a booking to the input of the review rules. */
export async function readSailedTrip(reader: Queryable, booking: BookingRow): Promise<SailedTrip> {
  return {
    ...toPaidMoney(booking),
    isCalledOff: (await findOpenOffer(reader, { bookingId: booking.id })) !== null,
    hasNotCome: hasNotCome(await findTicks(reader, booking.id), booking.end_date),
    isPaidByHand: isPaidByHand(booking.paid_by),
    status: booking.status,
    mode: booking.pricing_mode,
    start: booking.start_date,
    end: booking.end_date,
    time: booking.time,
    tripMinutes: booking.trip_minutes,
  };
}

export async function isBoatForSale(reader: Queryable, boatId: string): Promise<boolean> {
  if (!isUuid(boatId)) return false;
  const boat = await reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select('boats.id')
    .where('boats.id', '=', boatId)
    .where(isForSale)
    .executeTakeFirst();
  return boat !== undefined;
}

export type ReviewRecord = Awaited<ReturnType<typeof findOperatorReviews>>[number];

/** Cursor by time. */
type Place = readonly [madeAt: string, id: string] | null;

/** Finds visible reviews of a boat: a page plus one row. */
export function findBoatReviews(reader: Queryable, boatId: string, after: Place, size: number) {
  return visibleReviews(reader, after, size).where('reviews.boat_id', '=', boatId).execute();
}

/** Finds visible reviews of all boats of an operator, including deleted ones. */
export function findOperatorReviews(
  reader: Queryable,
  operatorId: string,
  after: Place,
  size: number,
) {
  return visibleReviews(reader, after, size).where('boats.operator_id', '=', operatorId).execute();
}

/** Finds a visible review of one of this operator's boats. */
export async function findOperatorReview(reader: Queryable, operatorId: string, reviewId: string) {
  if (!isUuid(reviewId)) return null;
  const review = await visibleReviews(reader, null, 1)
    .where('boats.operator_id', '=', operatorId)
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  return review ?? null;
}

function visibleReviews(reader: Queryable, after: Place, size: number) {
  return selectNewestReviews(reader, after, size).where('reviews.hidden_at', 'is', null);
}

/** Finds all reviews, even hidden ones, newest first: a page plus one row. */
export function selectNewestReviews(reader: Queryable, after: Place, size: number) {
  return reader
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .innerJoin('boats', 'boats.id', 'reviews.boat_id')
    .selectAll('reviews')
    .select([
      'boats.name as boat_name',
      'bookings.code',
      'bookings.customer_name',
      'bookings.start_date',
      'bookings.pricing_mode',
      'bookings.group_size',
    ])
    .select(sql<string>`reviews.made_at::text`.as('made_text'))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(reviews.made_at, reviews.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('reviews.made_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(size + 1);
}
