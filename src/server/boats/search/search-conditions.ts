import { sql, type RawBuilder } from 'kysely';
import type { BoatSearchQuery } from '#contract/boat-search-api.ts';
import { isInHorizon } from '#domain/availability.ts';
import { isSet, mostCentsIn, sizesIn, startTimesIn } from '#domain/boat-filters.ts';
import type { Day, IslandNow } from '#domain/days.ts';

/** A search in the words of the database. */
export type BoatSearch = {
  /** Null: on any day, sailing or not. */
  date: Day | null;
  port: string | null;
  /** The id or slug of the boat that stands first. */
  chosen: string | null;
  /** Of the departures on offer of that day, which match. */
  offered: RawBuilder<boolean>;
  /** Of boats for sale (`boats`), which match, whenever they sail. */
  boats: RawBuilder<boolean>;
};

export function searchFor(query: BoatSearchQuery, now: IslandNow): BoatSearch {
  const date = isSet(query.date) ? query.date : null;
  return {
    date,
    port: isSet(query.port) ? query.port : null,
    chosen: query.boat === '' ? null : query.boat,
    offered: allOf([
      sql`room > 0`,
      sql`day = ${date}::date`,
      date !== null && isInHorizon(date, now.day) ? null : sql`false`,
      sql`closes_at > ${`${now.day} ${now.time}`}::timestamp`,
      ...startsAt(query),
      ...hasRoom(query, sql`room`),
      ...isOfKind(query),
      ...isWithin(query, { seat: sql`seat_cents`, charter: sql`charter_cents` }),
    ]),
    boats: allOf([
      sql`boats.status = 'published' and boats.deleted_at is null`,
      ...hasRoom(query, null),
      ...isOfKind(query),
      ...isWithin(query, {
        seat: sql`case when trip_type <> 'private' and price_per_seat_cents > 0 then price_per_seat_cents end`,
        charter: sql`case when trip_type <> 'tour' and charter_price_cents > 0 then charter_price_cents end`,
      }),
    ]),
  };
}

type Condition = RawBuilder<unknown> | null;

function allOf(conditions: readonly Condition[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => condition !== null);
  return sql<boolean>`${sql.join(given, sql` and `)}`;
}

function startsAt({ timeOfDay }: BoatSearchQuery): Condition[] {
  if (!isSet(timeOfDay)) return [];
  const { from, before } = startTimesIn(timeOfDay);
  return [sql`time >= ${from} and time < ${before}`];
}

/** A boat has to be as large as the range may be; on a day the least of it need to find room. */
function hasRoom({ groupSize }: BoatSearchQuery, room: Condition): Condition[] {
  const { least, most } = sizesIn(groupSize);
  return [
    most > 0 ? sql`capacity >= ${most}` : null,
    room && least > 1 ? sql`${room} >= ${least}` : null,
  ];
}

function isOfKind({ tripType, boatType }: BoatSearchQuery): Condition[] {
  return [
    isSet(tripType) ? sql`trip_type in (${tripType}, 'both')` : null,
    isSet(boatType) ? sql`type = ${boatType}` : null,
  ];
}

type Prices = { seat: RawBuilder<unknown>; charter: RawBuilder<unknown> };

/** One of its prices is enough; with a trip type chosen, that of such a trip. */
function isWithin({ price, tripType }: BoatSearchQuery, { seat, charter }: Prices): Condition[] {
  const mostCents = mostCentsIn(price);
  if (mostCents === null) return [];
  if (tripType === 'tour') return [sql`${seat} <= ${mostCents}`];
  if (tripType === 'private') return [sql`${charter} <= ${mostCents}`];
  return [sql`(${seat} <= ${mostCents} or ${charter} <= ${mostCents})`];
}
