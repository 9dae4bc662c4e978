import { selectCover } from '../../marketplace/core/boats/photo-records.ts';
import { sql } from 'kysely';
import type { AdminBoatsQuery } from '#contract/admin/admin-boat-api.ts';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { portCodes } from '#domain/island/ports.ts';
import { addBusyToBoat } from '../../marketplace/core/boats/boat-queries.ts';
import { selectUndeletedBoats } from '../../marketplace/core/boats/operator-boat-queries.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { listByName, type RowOf } from '../../platform/http/paged-list.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';

/** Lists all boats by name. */
export function listAdminBoats(
  reader: Queryable,
  { search, status, port, type, featured }: AdminBoatsQuery,
  today: Day,
) {
  const isFeatured = sql<boolean>`coalesce(boats.featured_from <= ${today} and boats.featured_until >= ${today}, false)`;
  const boats = boatRows(reader, today)
    .$if(search !== undefined && search !== '', (query) => query.where(matchBoats(search ?? '')))
    .$if(status === 'suspended', (query) => query.where('operators.status', '=', 'suspended'))
    .$if(status !== undefined && status !== 'suspended', (query) =>
      query
        .where('operators.status', '=', 'active')
        .where('boats.status', '=', status === 'draft' ? 'draft' : 'published'),
    )
    .$if(status === 'published', (query) => query.where('operators.unlistedAt', 'is', null))
    .$if(status === 'unlisted', (query) => query.where('operators.unlistedAt', 'is not', null))
    .$if(port === 'other', (query) => query.where('boats.port', 'not in', portCodes))
    .$if(port !== undefined && port !== 'other', (query) =>
      query.where('boats.port', '=', port ?? ''),
    )
    .$if(type !== undefined, (query) => query.where('boats.type', '=', type ?? ''))
    .$if(featured !== undefined, (query) => query.where(isFeatured, '=', featured === 'yes'));
  return listByName(boats, 'lower(boats.name)', 'boats.id');
}

export type AdminBoatRow = RowOf<ReturnType<typeof listAdminBoats>>;

function boatRows(reader: Queryable, today: Day) {
  return reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select(['boats.id', 'boats.name', 'boats.slug', 'boats.status', 'boats.type'])
    .select(['boats.port', 'boats.customPort', 'boats.capacity'])
    .select(['boats.pricePerSeatCents', 'boats.charterPriceCents'])
    .select(['boats.featuredFrom', 'boats.featuredUntil', 'operators.id as operatorId'])
    .select(['operators.name as operatorName', 'operators.status as operatorStatus'])
    .select('operators.unlistedAt as operatorUnlistedAt')
    .select([
      sql<string>`lower(boats.name)`.as('sortKey'),
      selectCover(sql.ref('boats.id')).as('cover'),
      sql<number>`(
        select count(*) from bookings where boat_id = boats.id
        and status = any(${soldStatuses}) and end_date >= ${today})`.as('bookingsToCome'),
    ])
    .where('boats.deletedAt', 'is', null);
}

/** Shorter searches have no trigram and match nearly everything, so scanning in name order is faster. */
const MIN_LETTERS = 3;

/**
 * Matches boats by their name or slug, or by their operator. Each condition uses its own index, and matches are
 * collected before they are sorted: a scan in name order would take longest to find names with Z.
 */
function matchBoats(search: string) {
  const pattern = matchAnywhere(search);
  const isNamed = sql<boolean>`(boats.name ilike ${pattern} or boats.slug ilike ${pattern}
    or boats.operator_id = any(array(select id from operators where name ilike ${pattern} or email ilike ${pattern})))`;
  return search.length < MIN_LETTERS
    ? isNamed
    : sql<boolean>`boats.id = any(array(select boats.id from boats where ${isNamed}))`;
}

export type AdminBoatRecord = NonNullable<Awaited<ReturnType<typeof findAdminBoat>>>;

/** Finds any operator's boat with its operator and the last day of its paid featuring. */
export async function findAdminBoat(reader: Queryable, boatId: string, today: Day) {
  if (!isUuid(boatId)) return null;
  const boat = await selectUndeletedBoats(reader, today)
    .select(['operators.email as operatorEmail', 'operators.status as operatorStatus'])
    .select(
      sql<Day | null>`(
        select max(until_day)::text from boat_features
        where boat_id = boats.id and status = 'paid' and until_day >= ${today})`.as('paidUntil'),
    )
    .where('boats.id', '=', boatId)
    .executeTakeFirst();
  return addBusyToBoat(reader, boat, { from: today });
}

/** Locks the boat, which blocks new bookings until the transaction ends. */
export async function lockAdminBoat(write: Transaction, boatId: string, today: Day) {
  if (!isUuid(boatId)) return null;
  await write.selectFrom('boats').select('id').where('id', '=', boatId).forUpdate().execute();
  return findAdminBoat(write, boatId, today);
}
