import { sql, type Selectable } from 'kysely';
import { hasNotCome } from '#domain/operators/boarding.ts';
import { isPaidByHand } from '#domain/operators/by-hand.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { SailedTrip } from '#domain/reviews/reviews.ts';
import type { Tables } from '../../../../db/tables.ts';
import { isForSale } from '../core/boats/boat-queries.ts';
import { moneyOf, type BookingRow } from '../core/bookings/booking-queries.ts';
import { findTicks } from '../operator-bookings/day-ticks.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Reader } from '../../platform/database/database.ts';

export type ReviewRow = Selectable<Tables['reviews']>;

/** The review of a booking, hidden or not. */
export async function findReviewOf(reader: Reader, bookingId: string): Promise<ReviewRow | null> {
  const review = await reader
    .selectFrom('reviews')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return review ?? null;
}

/** A booking for the rules of reviews. */
export async function readSailedTrip(reader: Reader, booking: BookingRow): Promise<SailedTrip> {
  return {
    ...moneyOf(booking),
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

export async function isBoatForSale(reader: Reader, boatId: string): Promise<boolean> {
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

/** A review with what is shown of its trip. */
export type ReviewRecord = Awaited<ReturnType<typeof findOperatorReviews>>[number];

/** Where a list by time goes on. */
type Place = readonly [madeAt: string, id: string] | null;

/** What everybody sees of a boat: as many as fit on a page, and one more. */
export function findBoatReviews(reader: Reader, boatId: string, after: Place, size: number) {
  return visibleReviews(reader, after, size).where('reviews.boat_id', '=', boatId).execute();
}

/** The same of all boats of an operator, deleted ones included. */
export function findOperatorReviews(
  reader: Reader,
  operatorId: string,
  after: Place,
  size: number,
) {
  return visibleReviews(reader, after, size).where('boats.operator_id', '=', operatorId).execute();
}

/** A review of one of this operator's boats; hidden ones do not exist for them. */
export async function findOperatorReview(reader: Reader, operatorId: string, reviewId: string) {
  if (!isUuid(reviewId)) return null;
  const review = await visibleReviews(reader, null, 1)
    .where('boats.operator_id', '=', operatorId)
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  return review ?? null;
}

function visibleReviews(reader: Reader, after: Place, size: number) {
  return reviewsNewestFirst(reader, after, size).where('reviews.hidden_at', 'is', null);
}

/** All reviews, hidden or not, newest first: as many as fit on a page, and one more. */
export function reviewsNewestFirst(reader: Reader, after: Place, size: number) {
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
