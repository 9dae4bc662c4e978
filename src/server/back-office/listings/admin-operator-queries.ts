import { sql } from 'kysely';
import type { AdminOperatorsQuery } from '#contract/admin/admin-operator-api.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listByName, type RowOf } from '../../platform/http/paged-list.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';

/** Lists all operators by name. */
export function listAdminOperators(reader: Queryable, { search, status }: AdminOperatorsQuery) {
  const pattern = matchAnywhere(search ?? '');
  const operators = selectAdminOperators(reader)
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([where('name', 'ilike', pattern), where('email', 'ilike', pattern)]),
      ),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'));
  return listByName(operators, 'lower(name)', 'id');
}

export type AdminOperatorRow = RowOf<ReturnType<typeof listAdminOperators>>;

export async function findAdminOperator(
  reader: Queryable,
  operatorId: string,
): Promise<AdminOperatorRow | null> {
  if (!isUuid(operatorId)) return null;
  const operator = await selectAdminOperators(reader)
    .where('id', '=', operatorId)
    .executeTakeFirst();
  return operator ?? null;
}

function selectAdminOperators(reader: Queryable) {
  return reader
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'status', 'createdAt', 'unlistedAt', 'documentsAskedOn'])
    .select([sql<string>`lower(name)`.as('sortKey'), countOfBoats.as('boats')]);
}

const countOfBoats = sql<number>`(
  select count(*) from boats where operator_id = operators.id and deleted_at is null)`;

/** Finds an operator's boats by name, including drafts. */
export function findFleet(reader: Queryable, operatorId: string) {
  return reader
    .selectFrom('boats')
    .select(['id', 'name', 'slug', 'status', 'port', 'customPort'])
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Numbers of an operator's bookings whose trips are not over; `booked` includes unpaid reservations. */
export type TripCounts = { paid: number; booked: number };

/** Counts these bookings per operator; omits operators without such bookings. */
export async function countTripsToCome(
  reader: Queryable,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, TripCounts>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('bookings')
    .select('operatorId')
    .select((count) => [
      count.fn.countAll<number>().as('booked'),
      sql<number>`count(*) filter (where status = 'paid')`.as('paid'),
    ])
    .where('operatorId', 'in', [...operatorIds])
    .where('status', 'in', soldStatuses)
    .where('endDate', '>=', today)
    .groupBy('operatorId')
    .execute();
  return new Map(rows.map(({ operatorId: id, ...counts }) => [id, counts]));
}
