import { sql } from 'kysely';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { refused } from '#domain/problems.ts';
import type { ReviewTotals } from '#domain/reviews/ratings.ts';
import type { Reader, Write } from '../../../platform/database/database.ts';
import { withBusy, withBusyOf, boatsWithReservations } from './boat-queries.ts';

/** A boat with what only its operator and the platform see of it. */
export type OwnBoatRecord = Awaited<ReturnType<typeof findOwnBoats>>[number];

/** An operator's own boats, drafts included, newest first. */
export async function findOwnBoats(reader: Reader, operatorId: string, from: Day) {
  const boats = await ownBoats(reader, operatorId, from)
    .orderBy('boats.created_at', 'desc')
    .orderBy('boats.id')
    .execute();
  return withBusy(reader, boats, { from });
}

/** Another operator's boat, a deleted one and an unknown one are the same to an operator. */
export const noSuchOwnBoat = refused('not-found', 'There is no such boat.');

/** One of an operator's own boats; another operator's does not exist for them. */
export async function findOwnBoat(
  reader: Reader,
  operatorId: string,
  boatId: string,
  from: Day,
): Promise<OwnBoatRecord | null> {
  if (!isUuid(boatId)) return null;
  const boat = await ownBoats(reader, operatorId, from)
    .where('boats.id', '=', boatId)
    .executeTakeFirst();
  return withBusyOf(reader, boat, { from });
}

/** The same, locked: no booking of this boat is written until the transaction ends. */
export async function lockOwnBoat(
  write: Write,
  operatorId: string,
  boatId: string,
  from: Day,
): Promise<OwnBoatRecord | null> {
  if (!isUuid(boatId)) return null;
  await write
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boatId)
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .execute();
  return findOwnBoat(write, operatorId, boatId, from);
}

/** The boat made by a request of this operator with this idempotency key. */
export async function findBoatByRequest(
  reader: Reader,
  operatorId: string,
  requestKey: string | undefined,
  from: Day,
): Promise<OwnBoatRecord | null> {
  if (requestKey === undefined) return null;
  const made = await ownBoats(reader, operatorId, from)
    .where('boats.idempotency_key', '=', requestKey)
    .executeTakeFirst();
  return withBusyOf(reader, made, { from });
}

/** Counts an operator's boats; the operator is locked, so that none is added meanwhile. */
export async function lockBoatCount(write: Write, operatorId: string): Promise<number> {
  await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
  return countBoats(write, operatorId);
}

export async function countBoats(reader: Reader, operatorId: string): Promise<number> {
  const { boats } = await reader
    .selectFrom('boats')
    .select((boat) => boat.fn.countAll<number>().as('boats'))
    .where('operator_id', '=', operatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return boats;
}

/** What the reviews of all of an operator's boats add up to. */
export function readReviewTotals(reader: Reader, operatorId: string): Promise<ReviewTotals> {
  return reader
    .selectFrom('reviews')
    .innerJoin('boats', 'boats.id', 'reviews.boat_id')
    .select((review) => [
      review.fn.coalesce(review.fn.sum<number>('stars'), sql<number>`0`).as('stars'),
      review.fn.countAll<number>().as('reviews'),
    ])
    .where('boats.operator_id', '=', operatorId)
    .where('boats.deleted_at', 'is', null)
    .where('reviews.hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** A trip that takes seats, from a day on. */
export type LiveTrip = Awaited<ReturnType<typeof findLiveTrips>>[number];

/** What is sold, reserved or being paid of an operator's boats from a day on, in the order it sails. */
export function findLiveTrips(reader: Reader, operatorId: string, from: Day, boatId?: string) {
  return reader
    .selectFrom('bookings')
    .select([
      'id',
      'code',
      'boat_id',
      'status',
      'pricing_mode',
      'customer_name',
      'start_date as start',
      'end_date as end',
      'time',
      'group_size',
    ])
    .where('operator_id', '=', operatorId)
    .where('status', 'in', ['held', ...soldStatuses])
    .where('end_date', '>=', from)
    .$if(boatId !== undefined, (query) => query.where('boat_id', '=', boatId ?? ''))
    .orderBy('start_date')
    .orderBy('time')
    .orderBy('id')
    .execute();
}

function ownBoats(reader: Reader, operatorId: string, from: Day) {
  return keptBoats(reader, from).where('boats.operator_id', '=', operatorId);
}

/** All boats that are not deleted, with the platform's reason for those it took off and that are still off. */
export function keptBoats(reader: Reader, from: Day) {
  return boatsWithReservations(reader, from)
    .select(
      sql<{ reason: string; atMs: number } | null>`(
        select json_build_object('reason', reason, 'atMs', floor(extract(epoch from made_at) * 1000))
        from platform_notices
        where boat_id = boats.id and kind = 'unpublished' and answered_at is null
        order by made_at desc limit 1)`.as('taken_off'),
    )
    .where('boats.deleted_at', 'is', null);
}
