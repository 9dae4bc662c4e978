import { sql, type RawBuilder } from 'kysely';
import type { BoatSearchQuery } from '#contract/public/boat-search-api.ts';
import { isInHorizon, computeLastBookableDay } from '#domain/availability/availability.ts';
import {
  hasDepartureFilter,
  parsePriceRange,
  UNKNOWN_LENGTH_SORT_MINUTES,
  isSet,
  parseLengthRange,
  parseListingOrder,
  parseGroupSizes,
  parseStartTimes,
  type ListingOrder,
} from '#domain/search/boat-filters.ts';
import type { Day, IslandNow } from '#domain/time/days.ts';
import { buildShipCondition } from './ship-window.ts';
import { type PortCallRow } from './ships-of-day.ts';
import { computeLastDecidedDay, smallestPartyOffered } from './smallest-party.ts';

/** Search conditions in SQL. */
export type BoatSearch = {
  /** Null: any day. */
  date: Day | null;
  /** Range of possible days if no date is given. */
  days: { first: Day; last: Day };
  port: string | null;
  /** Id or slug of the boat that is listed first. */
  chosen: string | null;
  /** True if a boat matches only with a fitting departure or without published availability. */
  needsDeparture: boolean;
  /** Condition on departures on offer (`offered_departures`). */
  offered: RawBuilder<boolean>;
  /** Condition on boats for sale (`boats`), whenever they sail. */
  boats: RawBuilder<boolean>;
  /** Condition on boats without published availability that may have fitting departures. */
  unknown: RawBuilder<boolean>;
  order: ListingOrder | null;
  /** Sort value of a departure, and of a boat regardless of departures: an integer, ascending. */
  placed: { offered: RawBuilder<number>; boat: RawBuilder<number> };
};

/** Builds the conditions; `ship` is a port call on the date that the trip must fit. */
export function searchFor(
  query: BoatSearchQuery,
  now: IslandNow,
  ship: PortCallRow | null = null,
): BoatSearch {
  const date = isSet(query.date) ? query.date : null;
  const days = { first: now.day, last: computeLastBookableDay(now.day) };
  const order = parseListingOrder(query.sort);
  return {
    date,
    days,
    port: isSet(query.port) ? query.port : null,
    chosen: query.boat === '' ? null : query.boat,
    needsDeparture: hasDepartureFilter(query),
    offered: joinConditions([
      sql`room > 0`,
      ...buildDayConditions(date, days),
      sql`closes_at > ${`${now.day} ${now.time}`}::timestamp`,
      ...buildTimeConditions(query),
      ...buildRoomConditions(query, sql`room`),
      ...buildPartyConditions(query, date, now),
      ...buildTypeConditions(query),
      ...canBeBought(query),
      ...buildLengthConditions(query, statedMinutes),
      buildCallCondition(ship),
    ]),
    boats: joinConditions([
      sql`boats.status = 'published' and boats.deleted_at is null`,
      ...buildRoomConditions(query, null),
      ...buildTypeConditions(query),
      ...buildPriceConditions(query, boatPrices),
      ...buildPossibleLengthConditions(query),
    ]),
    unknown: joinConditions([
      sql`not has_published_availability(availability)`,
      ...buildLengthConditions(query, boatMinutes),
      ship === null ? null : sql`false`,
    ]),
    order,
    placed: {
      offered: placedBy(order, query, offeredPrices, statedMinutes),
      boat: boatPlacedBy(order, query),
    },
  };
}

/**
 * Requires that the group may join a departure past its decision time. Affects only the next days, because later
 * departures cannot have passed their decision times.
 */
function buildPartyConditions(
  query: BoatSearchQuery,
  date: Day | null,
  now: IslandNow,
): Condition[] {
  const decidedUntil = computeLastDecidedDay(now);
  if (date !== null && date > decidedUntil) return [];
  const party = parseGroupSizes(query.groupSize).min;
  return [
    sql`(day > ${decidedUntil}::date
      or (takes_charter and charter_cents is not null and room = capacity)
      or ${smallestPartyOffered(now)} <= ${party}::integer)`,
  ];
}

type Prices = { seat: RawBuilder<unknown>; charter: RawBuilder<unknown> };

const offeredPrices: Prices = { seat: sql`seat_cents`, charter: sql`charter_cents` };
const boatPrices: Prices = {
  seat: sql`case when trip_type <> 'private' and price_per_seat_cents > 0 then price_per_seat_cents end`,
  charter: sql`case when trip_type <> 'tour' and charter_price_cents > 0 then charter_price_cents end`,
};

/** Stated length of a departure; null if neither season nor boat states one. */
export const statedMinutes = sql<number | null>`(case when says_minutes then minutes end)`;

/** Matches no departure if the port call was cancelled. */
function buildCallCondition(ship: PortCallRow | null): Condition {
  if (ship === null) return null;
  if (ship.skippedAt !== null) return sql`false`;
  return buildShipCondition(ship, { port: sql`port`, minutes: statedMinutes });
}

const boatMinutes = sql<number | null>`trip_minutes`;

/** Minutes since a fixed midnight, so that the sort key is stable. */
export const startMinute = sql<number>`((day - '2020-01-01') * 1440 + left(time, 2)::integer * 60 + right(time, 2)::integer)`;

function placedBy(
  order: ListingOrder | null,
  query: BoatSearchQuery,
  { seat, charter }: Prices,
  minutes: RawBuilder<number | null>,
): RawBuilder<number> {
  if (order === null) return sql`listing_rank`;
  if (order === 'soonest') return startMinute;
  if (order === 'length') return sql`coalesce(${minutes}, ${UNKNOWN_LENGTH_SORT_MINUTES}::integer)`;
  const seats = sql`(${seat})::bigint * ${parseGroupSizes(query.groupSize).min}::integer`;
  return query.tripType === 'private'
    ? sql`coalesce(${charter}, ${seats}, 0)`
    : sql`coalesce(${seats}, ${charter}, 0)`;
}

function boatPlacedBy(order: ListingOrder | null, query: BoatSearchQuery): RawBuilder<number> {
  return order === 'soonest' ? sql`listing_rank` : placedBy(order, query, boatPrices, boatMinutes);
}

type Condition = RawBuilder<unknown> | null;

function joinConditions(conditions: readonly Condition[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => condition !== null);
  return sql<boolean>`${sql.join(given, sql` and `)}`;
}

function buildDayConditions(date: Day | null, { first, last }: BoatSearch['days']): Condition[] {
  if (date === null) return [sql`day between ${first}::date and ${last}::date`];
  return [sql`day = ${date}::date`, isInHorizon(date, first) ? null : sql`false`];
}

function buildTimeConditions({ timeOfDay }: BoatSearchQuery): Condition[] {
  if (!isSet(timeOfDay)) return [];
  const { from, before } = parseStartTimes(timeOfDay);
  return [sql`time >= ${from} and time < ${before}`];
}

/** Requires capacity for the largest group in the range and, for a departure, room for the smallest. */
function buildRoomConditions({ groupSize }: BoatSearchQuery, room: Condition): Condition[] {
  const { min, max } = parseGroupSizes(groupSize);
  return [
    max > 0 ? sql`capacity >= ${max}` : null,
    room && min > 1 ? sql`${room} >= ${min}` : null,
  ];
}

function buildTypeConditions({ tripType, boatType }: BoatSearchQuery): Condition[] {
  return [
    isSet(tripType) ? sql`trip_type in (${tripType}, 'both')` : null,
    isSet(boatType) ? sql`type = ${boatType}` : null,
  ];
}

/** Requires that the group can buy the departure by the seat, or as a charter for the day (domain: listModes). */
function canBeBought({ tripType, price }: BoatSearchQuery): Condition[] {
  const range = parsePriceRange(price);
  const buildRangeCondition = (cents: RawBuilder<unknown>) =>
    range === null ? sql`true` : sql`${cents} between ${range.min} and ${range.max}`;
  const bySeat = sql`takes_seats and ${buildRangeCondition(offeredPrices.seat)}`;
  const asCharter = sql`takes_charter and ${buildRangeCondition(offeredPrices.charter)} and ${isDayFree}`;
  if (tripType === 'tour') return [sql`(${bySeat})`];
  if (tripType === 'private') return [sql`(${asCharter})`];
  return range === null ? [] : [sql`(${bySeat} or ${asCharter})`];
}

/** True if the boat has no sale on the day, which a charter requires. */
const isDayFree = sql<boolean>`not exists (
  select from boat_days as sold
  where sold.boat_id = offered_departures.boat_id and sold.day = offered_departures.day
    and (sold.charter_booking is not null or sold.seats_taken > 0 or sold.seats_overnight > 0))`;

/** Requires a price in the range: the price of the trip type if one is given, else either of the boat's prices. */
function buildPriceConditions(
  { price, tripType }: BoatSearchQuery,
  { seat, charter }: Prices,
): Condition[] {
  const range = parsePriceRange(price);
  if (range === null) return [];
  const { min, max } = range;
  if (tripType === 'tour') return [sql`${seat} between ${min} and ${max}`];
  if (tripType === 'private') return [sql`${charter} between ${min} and ${max}`];
  return [sql`(${seat} between ${min} and ${max} or ${charter} between ${min} and ${max})`];
}

/** Skips boats before their departures are read if neither their own length nor a seasonal one is in range. */
function buildPossibleLengthConditions({ length }: BoatSearchQuery): Condition[] {
  const range = parseLengthRange(length);
  if (range === null) return [];
  const hasSeasonInRange = sql`exists (
    select from jsonb_array_elements(availability -> 'recurring' -> 'seasons') as season
    where (season ->> 'tripMinutes')::integer > ${range.over} and (season ->> 'tripMinutes')::integer <= ${range.max})`;
  return [
    sql`(${boatMinutes} > ${range.over} and ${boatMinutes} <= ${range.max} or ${hasSeasonInRange})`,
  ];
}

/** Excludes trips without a stated length. */
function buildLengthConditions(
  { length }: BoatSearchQuery,
  minutes: RawBuilder<number | null>,
): Condition[] {
  const range = parseLengthRange(length);
  return range === null ? [] : [sql`${minutes} > ${range.over} and ${minutes} <= ${range.max}`];
}
