import { sql, type Selectable } from 'kysely';
import { isNoShow } from '#domain/operators/boarding.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { isUuid } from '#domain/fields/ids.ts';
import {
  classifyGroup,
  groupSizes,
  SMALL_GROUP,
  type SailedTrip,
} from '#domain/reviews/reviews.ts';
import type { ReviewFilter } from '#domain/reviews/review-counts.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Tables } from '../../../../db/tables.ts';
import { forSaleCondition } from '../core/boats/boat-queries.ts';
import { toPaidMoney, type BookingRow } from '../core/bookings/booking-queries.ts';
import { findTicks } from '../operator-bookings/day-ticks.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listByTime, type RowOf } from '../../platform/http/paged-list.ts';

export type ReviewRow = Selectable<Tables['reviews']>;

/** Finds the review of a booking, even if hidden. */
export async function findReviewByBooking(
  reader: Queryable,
  bookingId: string,
): Promise<ReviewRow | null> {
  const review = await reader
    .selectFrom('reviews')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return review ?? null;
}

/** Maps a booking to the input of the review rules. */
export async function readSailedTrip(reader: Queryable, booking: BookingRow): Promise<SailedTrip> {
  return {
    ...toPaidMoney(booking),
    isCalledOff: (await findOpenOffer(reader, { bookingId: booking.id })) !== null,
    isNoShow: isNoShow(await findTicks(reader, booking.id), booking.endDate),
    isPaidToOperator: isPaidToOperator(booking.paidBy),
    status: booking.status,
    mode: booking.pricingMode,
    start: booking.startDate,
    end: booking.endDate,
    time: booking.time,
    tripMinutes: booking.tripMinutes,
  };
}

export async function isBoatForSale(reader: Queryable, boatId: string): Promise<boolean> {
  if (!isUuid(boatId)) return false;
  const boat = await reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select('boats.id')
    .where('boats.id', '=', boatId)
    .where(forSaleCondition)
    .executeTakeFirst();
  return boat !== undefined;
}

export type ReviewRecord = RowOf<ReturnType<typeof listOperatorReviews>>;

export type BoatReviewFilter = ReviewFilter<Language>;

/** Lists visible reviews of a boat, newest first; optionally only by one kind of group or in one language. */
export function listBoatReviews(
  reader: Queryable,
  boatId: string,
  { group, language }: BoatReviewFilter,
) {
  const [min, max] = group === undefined || group === 'charter' ? [0, Infinity] : groupSizes[group];
  const reviews = visibleReviews(reader)
    .where('reviews.boatId', '=', boatId)
    .$if(language !== undefined, (query) => query.where('reviews.language', '=', language ?? null))
    .$if(group !== undefined, (query) =>
      query.where('bookings.pricingMode', group === 'charter' ? '=' : '<>', 'charter'),
    )
    .$if(min > 0, (query) => query.where('bookings.groupSize', '>=', min))
    .$if(max < Infinity, (query) => query.where('bookings.groupSize', '<=', max));
  return listReviews(reviews);
}

/** Counts a boat's visible reviews by kind of group and language. */
export async function countBoatReviews(reader: Queryable, boatId: string) {
  const { rows } = await sql<{
    mode: PricingMode;
    groupSize: number;
    language: Language | null;
    count: number;
  }>`
    select pricing_mode as mode, least(group_size, ${SMALL_GROUP + 1}::integer) as "groupSize",
      reviews.language, count(*)::integer as count
    from reviews join bookings on bookings.id = booking_id
    where reviews.boat_id = ${boatId}::uuid and hidden_at is null
    group by 1, 2, 3`.execute(reader);
  return rows.map(({ language, count, ...party }) => ({
    group: classifyGroup(party),
    language,
    count,
  }));
}

/** Lists visible reviews of all boats of an operator, including deleted ones, newest first. */
export function listOperatorReviews(reader: Queryable, operatorId: string) {
  return listReviews(visibleReviews(reader).where('boats.operatorId', '=', operatorId));
}

/** Selects an operator's visible reviews without a reply. */
export function selectUnansweredReviews(reader: Queryable, operatorId: string) {
  return reader
    .selectFrom('reviews')
    .innerJoin('boats', 'boats.id', 'reviews.boatId')
    .where('boats.operatorId', '=', operatorId)
    .where('reviews.hiddenAt', 'is', null)
    .where('reviews.answer', 'is', null);
}

function listReviews(reviews: ReturnType<typeof visibleReviews>) {
  return listByTime(reviews, 'reviews.made_at', 'reviews.id');
}

/** Finds a visible review of one of this operator's boats. */
export async function findOperatorReview(reader: Queryable, operatorId: string, reviewId: string) {
  if (!isUuid(reviewId)) return null;
  const review = await visibleReviews(reader)
    .where('boats.operatorId', '=', operatorId)
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  return review ?? null;
}

function visibleReviews(reader: Queryable) {
  return selectReviews(reader).where('reviews.hiddenAt', 'is', null);
}

/** Selects all reviews, even hidden ones. */
export function selectReviews(reader: Queryable) {
  return reader
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.bookingId')
    .innerJoin('boats', 'boats.id', 'reviews.boatId')
    .selectAll('reviews')
    .select([
      'boats.name as boatName',
      'bookings.code',
      'bookings.customerName',
      'bookings.startDate',
      'bookings.pricingMode',
      'bookings.groupSize',
    ])
    .select(sql<string>`reviews.made_at::text`.as('sortKey'));
}
