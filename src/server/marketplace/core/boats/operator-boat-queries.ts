import { sql } from 'kysely';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { refused } from '#domain/problems.ts';
import type { ReviewTotals } from '#domain/reviews/ratings.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { withBusy, addBusyToBoat, boatsWithReservations } from './boat-queries.ts';

/** Boat with fields that only its operator and the platform see. */
export type OperatorBoatRecord = Awaited<ReturnType<typeof listOperatorBoats>>[number];

/**
 * Finds an operator's boats including drafts, newest first, with their reservations from a day on. `until` limits the
 * busy times to the days that matter.
 */
export async function listOperatorBoats(
  reader: Queryable,
  operatorId: string,
  { from, until }: { from: Day; until: Day },
) {
  const boats = await ownBoats(reader, operatorId, from)
    .orderBy('boats.createdAt', 'desc')
    .orderBy('boats.id')
    .execute();
  return withBusy(reader, boats, { from, until });
}

/** Also returned for other operators' boats, so that their existence is not revealed. */
export const noSuchOperatorBoat = refused('not-found', 'boat.unknown');

export async function findOperatorBoat(
  reader: Queryable,
  operatorId: string,
  boatId: string,
  from: Day,
): Promise<OperatorBoatRecord | null> {
  if (!isUuid(boatId)) return null;
  const boat = await ownBoats(reader, operatorId, from)
    .where('boats.id', '=', boatId)
    .executeTakeFirst();
  return addBusyToBoat(reader, boat, { from });
}

/** Locks one of an operator's boats, which blocks new bookings until the transaction ends. */
export async function lockOperatorBoat(
  write: Transaction,
  operatorId: string,
  boatId: string,
  from: Day,
): Promise<OperatorBoatRecord | null> {
  if (!isUuid(boatId)) return null;
  await write
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boatId)
    .where('operatorId', '=', operatorId)
    .forUpdate()
    .execute();
  return findOperatorBoat(write, operatorId, boatId, from);
}

export async function findBoatByRequest(
  reader: Queryable,
  operatorId: string,
  requestKey: string | undefined,
  from: Day,
): Promise<OperatorBoatRecord | null> {
  if (requestKey === undefined) return null;
  const made = await ownBoats(reader, operatorId, from)
    .where('boats.idempotencyKey', '=', requestKey)
    .executeTakeFirst();
  return addBusyToBoat(reader, made, { from });
}

/** Counts an operator's boats; locks the operator against concurrent additions. */
export async function lockBoatCount(write: Transaction, operatorId: string): Promise<number> {
  await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
  return countBoats(write, operatorId);
}

export async function countBoats(reader: Queryable, operatorId: string): Promise<number> {
  const { boats } = await reader
    .selectFrom('boats')
    .select((boat) => boat.fn.countAll<number>().as('boats'))
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return boats;
}

export function readReviewTotals(reader: Queryable, operatorId: string): Promise<ReviewTotals> {
  return reader
    .selectFrom('reviews')
    .innerJoin('boats', 'boats.id', 'reviews.boatId')
    .select((review) => [
      review.fn.coalesce(review.fn.sum<number>('stars'), sql<number>`0`).as('stars'),
      review.fn.countAll<number>().as('reviews'),
    ])
    .where('boats.operatorId', '=', operatorId)
    .where('boats.deletedAt', 'is', null)
    .where('reviews.hiddenAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Trip that occupies seats. */
export type LiveTrip = Awaited<ReturnType<typeof findLiveTrips>>[number];

/** Finds sold, reserved and held trips of an operator from a day on, in order of departure. */
export function findLiveTrips(reader: Queryable, operatorId: string, from: Day, boatId?: string) {
  return reader
    .selectFrom('bookings')
    .select([
      'id',
      'code',
      'boatId',
      'status',
      'pricingMode',
      'customerName',
      'startDate as start',
      'endDate as end',
      'time',
      'groupSize',
    ])
    .where('operatorId', '=', operatorId)
    .where('status', 'in', ['held', ...soldStatuses])
    .where('endDate', '>=', from)
    .$if(boatId !== undefined, (query) => query.where('boatId', '=', boatId ?? ''))
    .orderBy('startDate')
    .orderBy('time')
    .orderBy('id')
    .execute();
}

function ownBoats(reader: Queryable, operatorId: string, from: Day) {
  return selectUndeletedBoats(reader, from).where('boats.operatorId', '=', operatorId);
}

/** Selects all boats that are not deleted, with the platform's reason if it took them off the site. */
export function selectUndeletedBoats(reader: Queryable, from: Day) {
  return boatsWithReservations(reader, from)
    .select(
      sql<{ reason: string; atMs: number } | null>`(
        select json_build_object('reason', reason, 'atMs', floor(extract(epoch from made_at) * 1000))
        from platform_notices
        where boat_id = boats.id and kind = 'unpublished' and answered_at is null
        order by made_at desc limit 1)`.as('takenOff'),
    )
    .where('boats.deletedAt', 'is', null);
}
