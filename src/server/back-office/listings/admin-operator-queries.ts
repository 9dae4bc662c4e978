import { sql } from 'kysely';
import type { AdminOperatorsQuery } from '#contract/admin/admin-operator-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';

/** Finds a page of all operators by name, plus one row. */
export function findAdminOperators(
  reader: Queryable,
  { search, status }: AdminOperatorsQuery,
  after: [lowerCaseName: string, id: string] | null,
) {
  const pattern = anywhere(search ?? '');
  return adminOperators(reader)
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([where('name', 'ilike', pattern), where('email', 'ilike', pattern)]),
      ),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(PAGE_SIZE + 1)
    .execute();
}

export type AdminOperatorRow = Awaited<ReturnType<typeof findAdminOperators>>[number];

export async function findAdminOperator(
  reader: Queryable,
  operatorId: string,
): Promise<AdminOperatorRow | null> {
  if (!isUuid(operatorId)) return null;
  const operator = await adminOperators(reader).where('id', '=', operatorId).executeTakeFirst();
  return operator ?? null;
}

function adminOperators(reader: Queryable) {
  return reader
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'status', 'created_at', 'unlisted_at', 'documents_asked_on'])
    .select([sql<string>`lower(name)`.as('sort_name'), countOfBoats.as('boats')]);
}

const countOfBoats = sql<number>`(
  select count(*) from boats where operator_id = operators.id and deleted_at is null)`;

/** Locks the operator, which blocks sales until the transaction ends. */
export async function lockOperator(write: Transaction, operatorId: string) {
  if (!isUuid(operatorId)) return null;
  const operator = await write
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  return operator ?? null;
}

/** Finds an operator's boats by name, including drafts. */
export function findFleet(reader: Queryable, operatorId: string) {
  return reader
    .selectFrom('boats')
    .select(['id', 'name', 'slug', 'status', 'port', 'custom_port'])
    .where('operator_id', '=', operatorId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Numbers of an operator's trips that are not over: paid, and paid or reserved. */
export type TripCounts = { paid: number; booked: number };

/** Counts per operator; omits operators without any. */
export async function countTripsToCome(
  reader: Queryable,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, TripCounts>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('bookings')
    .select('operator_id')
    .select((count) => [
      count.fn.countAll<number>().as('booked'),
      sql<number>`count(*) filter (where status = 'paid')`.as('paid'),
    ])
    .where('operator_id', 'in', [...operatorIds])
    .where('status', 'in', soldStatuses)
    .where('end_date', '>=', today)
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id: id, ...counts }) => [id, counts]));
}
