import { sql } from 'kysely';
import { type Day, toInstant } from '#domain/time/days.ts';
import { chooseFeatured } from '#domain/search/featured-turns.ts';
import type { Taken } from '#domain/departures/departures.ts';
import type { CheckedDocument } from '#domain/operators/documents.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { OCCUPANCY_LOOKBACK_DAYS, type BusySpan } from '#domain/availability/trip-times.ts';
import type { ReviewTotals } from '#domain/reviews/ratings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/pipeline-queries.ts';
import { photoJson, type PhotoRecord } from './photo-records.ts';

/** Published boat of an active operator, with its photos and its reservations from a day on. */
export type BoatRecord = Awaited<ReturnType<typeof findPublicBoats>>[number];

/** Finds every public boat: published, not deleted, of an active operator. */
export async function findPublicBoats(reader: Queryable, from: Day) {
  const boats = await inListingOrder(publicBoats(reader, from)).execute();
  return withBusy(reader, boats, { from });
}

export async function listPublicBoatsByIds(reader: Queryable, ids: readonly string[], from: Day) {
  const boats = await inListingOrder(
    publicBoats(reader, from).where('boats.id', 'in', ids.length > 0 ? ids : [null]),
  ).execute();
  return withBusy(reader, boats, { from });
}

function inListingOrder(boats: ReturnType<typeof publicBoats>) {
  return boats.orderBy('boats.listingRank').orderBy('boats.createdAt').orderBy('boats.id');
}

/** Finds today's featured boats in the order of the home page. */
export async function findFeaturedBoats(reader: Queryable, today: Day) {
  const featured = await publicAddresses(reader)
    .select('boats.id')
    .where('boats.featuredFrom', '<=', today)
    .where('boats.featuredUntil', '>=', today)
    .orderBy('boats.id')
    .execute();
  const shown = chooseFeatured(
    featured.map(({ id }) => id),
    today,
  );
  const boats = await listPublicBoatsByIds(reader, shown, today);
  return boats.toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
}

/**
 * Finds a public boat by id. For a sale, `busyOn` limits the busy times to the days that matter; otherwise all are
 * read.
 */
export async function findPublicBoat(
  reader: Queryable,
  boatId: string,
  from: Day,
  busyOn: BusyDays = { from },
): Promise<BoatRecord | null> {
  if (!isUuid(boatId)) return null;
  const query = publicBoats(reader, from).where('boats.id', '=', boatId);
  const [boat] = await readPrepared(reader, query.compile());
  return addBusyToBoat(reader, boat, busyOn);
}

export async function findPublicBoatBySlug(
  reader: Queryable,
  slug: string,
  from: Day,
): Promise<BoatRecord | null> {
  const query = publicBoats(reader, from).where('boats.slug', '=', slug);
  const [boat] = await readPrepared(reader, query.compile());
  return addBusyToBoat(reader, boat, { from });
}

/** Finds one page of the public boats' slugs, each with its last change, ordered by slug. */
export function findPublicAddresses(reader: Queryable, part: { offset: number; limit: number }) {
  return publicAddresses(reader)
    .select(['boats.slug', 'boats.updatedAt'])
    .orderBy('boats.slug')
    .offset(part.offset)
    .limit(part.limit)
    .execute();
}

export async function countPublicAddresses(reader: Queryable): Promise<number> {
  const { boats } = await publicAddresses(reader)
    .select((boat) => boat.fn.countAll<number>().as('boats'))
    .executeTakeFirstOrThrow();
  return boats;
}

function publicAddresses(reader: Queryable) {
  return reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .where(forSaleCondition);
}

/** Returns the current slug of a renamed boat; null if no public boat had this slug before. */
export async function findCurrentSlug(reader: Queryable, slug: string): Promise<string | null> {
  const found = await publicBoats(reader, '0001-01-01')
    .innerJoin('formerSlugs', 'formerSlugs.boatId', 'boats.id')
    .clearSelect()
    .select('boats.slug')
    .where('formerSlugs.slug', '=', slug)
    .executeTakeFirst();
  return found?.slug ?? null;
}

/** True if a calendar covers the boat: all of its operator's, or selected ones (needs `source` and `boats`). */
export const coversBoatCondition = sql<boolean>`(source.all_boats or exists (
  select 1 from calendar_source_boats
  where calendar_source_boats.source_id = source.id and calendar_source_boats.boat_id = boats.id))`;

function publicBoats(reader: Queryable, from: Day) {
  return boatsWithReservations(reader, from).where(forSaleCondition);
}

/** True if visitors may see a boat and buy its trips (needs `boats` and `operators`). */
export const forSaleCondition = sql<boolean>`(boats.status = 'published'
  and boats.deleted_at is null and operators.status = 'active' and operators.unlisted_at is null)`;

/** Selects boats, public or not, with operator's name, photos, and reservations from a day on. */
export function boatsWithReservations(reader: Queryable, from: Day) {
  return reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .selectAll('boats')
    .select(['operators.name as operatorName', 'operators.unlistedAt as operatorUnlistedAt'])
    .select(() => [
      sql<PhotoRecord[]>`(
        select coalesce(json_agg(${photoJson} order by position), '[]')
        from boat_photos where boat_id = boats.id)`.as('photos'),
      sql<Taken[]>`(
        select coalesce(json_agg(taken order by taken.date, taken.time), '[]') from (
          select day::text as date, time, seats_taken as seats, false as charter,
            trip_minutes + turnaround_minutes as minutes
          from departures
          where boat_id = boats.id and day >= ${from}::date - ${OCCUPANCY_LOOKBACK_DAYS}::integer
            and upper(sold_span) > ${from}::date::timestamp
          union all
          select day::text, null, 0, true, null
          from boat_days where boat_id = boats.id and day >= ${from} and charter_booking is not null
        ) as taken)`.as('taken'),
      sql<ReviewTotals>`(
        select json_build_object('stars', coalesce(sum(stars), 0), 'reviews', count(*))
        from reviews where boat_id = boats.id and hidden_at is null)`.as('reviewTotals'),
      sql<CheckedDocument[]>`(
        select coalesce(json_agg(json_build_object('kind', kind, 'expiresOn', expires_on, 'checkedOn', checked_on)), '[]')
        from operator_documents as document
        where document.operator_id = boats.operator_id and state = 'accepted' and replaced_at is null)`.as(
        'documents',
      ),
      // Calendars that cover the boat; `withBusy` adds their busy times.
      sql<string[]>`(
        select coalesce(json_agg(source.id order by source.created_at), '[]')
        from calendar_sources as source
        where source.operator_id = boats.operator_id and ${coversBoatCondition})`.as('sources'),
    ]);
}

/** First and last day, both inclusive; open-ended without a last day. */
type BusyDays = { from: Day; until?: Day };

/**
 * Adds busy times of the operators' calendars. Reads each calendar once, however many boats share it: the calendar of a
 * fleet may have thousands of entries.
 */
export async function withBusy<Boat extends { sources: string[] }>(
  reader: Queryable,
  boats: readonly Boat[],
  days: BusyDays,
): Promise<(Boat & { busy: BusySpan[] })[]> {
  const sourceIds = [...new Set(boats.flatMap((boat) => boat.sources))];
  const spans = sourceIds.length === 0 ? noSpans : await readSpans(reader, sourceIds, days);
  return boats.map((boat) => ({
    ...boat,
    busy: boat.sources.flatMap((sourceId) => spans.get(sourceId) ?? []),
  }));
}

export async function addBusyToBoat<Boat extends { sources: string[] }>(
  reader: Queryable,
  boat: Boat | undefined,
  days: BusyDays,
): Promise<(Boat & { busy: BusySpan[] }) | null> {
  const [found] = boat ? await withBusy(reader, [boat], days) : [];
  return found ?? null;
}

const noSpans: ReadonlyMap<string, BusySpan[]> = new Map();

async function readSpans(
  reader: Queryable,
  sourceIds: string[],
  { from, until }: BusyDays,
): Promise<ReadonlyMap<string, BusySpan[]>> {
  const first = new Date(toInstant(from, '00:00'));
  // A trip on the last day may extend into the following two days.
  const last = until === undefined ? null : new Date(toInstant(until, '00:00') + 3 * DAY_MS);
  const rows = await sql<{ id: string; starts: number[]; ends: number[] }>`
    select source_id as id,
      json_agg(date_part('epoch', starts_at) * 1000 order by starts_at, key) as starts,
      json_agg(date_part('epoch', ends_at) * 1000 order by starts_at, key) as ends
    from busy_spans
    where source_id = any(${sourceIds}::uuid[]) and ends_at > ${first}
      and (${last}::timestamptz is null or starts_at < ${last}::timestamptz)
    group by source_id`.execute(reader);
  return new Map(
    rows.rows.map(({ id, starts, ends }) => [
      id,
      starts.map((startsAt, index) => ({ startsAt, endsAt: ends[index] ?? startsAt })),
    ]),
  );
}
