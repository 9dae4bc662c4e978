import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { AdminPayoutsQuery } from '#contract/admin/admin-payout-api.ts';
import { addMonths, getMonth, isMonth, type Day, type Month } from '#domain/time/days.ts';
import type { OpenMonth } from '#domain/payouts/payouts.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { nameKey } from '../../../platform/http/page-cursor.ts';
import type { PagedList } from '../../../platform/http/paged-list.ts';
import { matchAnywhere } from '../../../platform/database/sql-fragments.ts';

export type OwedMonthRow = OpenMonth & {
  operatorId: string;
  operatorName: string;
  sortName: string;
  isSuspended: boolean;
};
/** Cursor: the month, then the operator's name and id. */
const owedKey = z.tuple([z.string().check(z.refine(isMonth)), ...nameKey.def.items]);
type OwedKey = z.infer<typeof owedKey>;

/** Lists the amounts owed per operator and month, newest month first, then by name. */
export function listOwedMonths(
  reader: Queryable,
  query: AdminPayoutsQuery,
  today: Day,
): PagedList<OwedMonthRow, OwedKey> {
  return {
    key: owedKey,
    buildKey: (row) => [row.month, row.sortName, row.operatorId],
    find: (after, max) => findOwedMonths(reader, query, after, today, max),
  };
}

/**
 * Finds the amounts owed per operator and month. Reads months in growing ranges until the page is full; usually the
 * first range suffices.
 */
async function findOwedMonths(
  reader: Queryable,
  query: AdminPayoutsQuery,
  after: OwedKey | null,
  today: Day,
  max: number,
): Promise<OwedMonthRow[]> {
  const found: OwedMonthRow[] = [];
  const newest = query.month ?? after?.[0] ?? getMonth(today);
  const oldest = query.month ?? (await findOldestMonth(reader));
  for (const months of splitMonths(oldest, newest)) {
    const { rows } = await sql<OwedMonthRow>`
      select operator_id as "operatorId", operators.name as "operatorName", lower(operators.name) as "sortName",
        operators.status = 'suspended' as "isSuspended",
        month, owed as "owedCents", paid_out as "paidOutCents"
      from (${selectOwedMonths(query, months, today)}) as owed join operators on operators.id = operator_id
      where ${query.show === 'all' ? sql`true` : sql`owed <> paid_out`}
        and ${after === null ? sql`true` : buildAfterCondition(after)}
      order by month desc, lower(operators.name), operator_id limit ${max}`.execute(reader);
    found.push(...rows);
    if (found.length >= max) break;
  }
  return found.slice(0, max);
}

/**
 * Selects the totals per operator and month. Finds open months through a partial index that excludes settled months, so
 * that the cost does not grow with history.
 */
function selectOwedMonths(
  { search, show }: AdminPayoutsQuery,
  { from, to }: Months,
  today: Day,
): RawBuilder<unknown> {
  const inRange = sql`month between ${from} and ${to}`;
  const open = sql`(operator_id, month) in (
    select operator_id, month from owed_months where owed_cents <> paid_out_cents and ${inRange}
    union all select operator_id, month from owed_changes where ${inRange})`;
  const pattern = matchAnywhere(search ?? '');
  const matchesSearch = sql`operator_id in (
    select id from operators where name ilike ${pattern} or email ilike ${pattern})`;
  return sql`
    select operator_id, month, sum(owed_cents)::bigint as owed, sum(paid_out_cents)::bigint as paid_out
    from ${OWED} as sums
    where ${inRange} and last_day < ${today} and ${show === 'all' ? sql`true` : open}
      and ${search === undefined ? sql`true` : matchesSearch}
    group by operator_id, month having sum(owed_cents) <> 0 or sum(paid_out_cents) <> 0`;
}

/** Folded totals, and the changes since they were folded. */
const OWED = sql`(
  select operator_id, month, last_day, owed_cents, paid_out_cents from owed_months
  union all select operator_id, month, last_day, owed_cents, paid_out_cents from owed_changes)`;

type Months = { from: Month; to: Month };

/** Splits months into ranges: the newest, the 2 before, the 4 before those, and so on. */
function splitMonths(oldest: Month, newest: Month): Months[] {
  const pieces: Months[] = [];
  let to = newest;
  for (let count = 1; to >= oldest; count *= 2) {
    const from = addMonths(to, 1 - count);
    pieces.push({ from, to });
    to = addMonths(from, -1);
  }
  return pieces;
}

async function findOldestMonth(reader: Queryable): Promise<Month> {
  const { rows } = await sql<{ month: Month | null }>`
    select min(month) as month from (
      select min(month) as month from owed_months union all select min(month) from owed_changes) as each`.execute(
    reader,
  );
  return rows[0]?.month ?? NEVER;
}

/** Later than every month, so that an empty ledger yields no ranges to read. */
const NEVER = '9999-12';

/** Sums the amounts still to be paid. An overpaid month is deducted from the operator's other months. */
export async function sumOpenMonths(reader: Queryable, today: Day): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(greatest(0, open)), 0)::bigint as cents
    from (
      select sum(owed_cents - paid_out_cents) as open from ${OWED} as sums
      where last_day < ${today} and owed_cents <> paid_out_cents group by operator_id) as captains`.execute(
    reader,
  );
  return rows[0]?.cents ?? 0;
}

/** Operator's month, with the amount from trips that are not over yet. */
export type MonthTotals = OpenMonth & { comingCents: number };

/** Lists all months of an operator in the ledger, newest first, including months with a balance of zero. */
export async function findMonthTotals(
  reader: Queryable,
  operatorId: string,
  today: Day,
): Promise<MonthTotals[]> {
  const { rows } = await sql<MonthTotals>`
    select month, coalesce(sum(owed_cents) filter (where last_day < ${today}), 0)::bigint as "owedCents",
      coalesce(sum(owed_cents) filter (where last_day >= ${today}), 0)::bigint as "comingCents",
      sum(paid_out_cents)::bigint as "paidOutCents"
    from ${OWED} as sums where operator_id = ${operatorId} group by month order by month desc`.execute(
    reader,
  );
  return rows;
}

/** Finds the first day, from today on, on which paid trips of an operator end, and the amount then owed for them. */
export async function findNextOwed(
  reader: Queryable,
  operatorId: string,
  today: Day,
): Promise<{ lastDay: Day; cents: number } | null> {
  const { rows } = await sql<{ lastDay: Day; cents: number }>`
    select last_day as "lastDay", sum(owed_cents)::bigint as cents from ${OWED} as sums
    where operator_id = ${operatorId} and last_day >= ${today}
    group by last_day having sum(owed_cents) > 0 order by last_day limit 1`.execute(reader);
  return rows[0] ?? null;
}

/** Lists the operator's months with an amount owed or paid, for the decision on a payout. */
export async function findOpenMonths(
  reader: Queryable,
  operatorId: string,
  today: Day,
): Promise<OpenMonth[]> {
  const months = await findMonthTotals(reader, operatorId, today);
  return months.filter(({ owedCents, paidOutCents }) => owedCents !== 0 || paidOutCents !== 0);
}

/** Sums, per operator, the amount owed and the amount to come from trips not over. Omits operators without trips. */
export async function findOwedByOperator(
  reader: Queryable,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, { openCents: number; comingCents: number }>> {
  if (operatorIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; openCents: number; comingCents: number }>`
    select operator_id as id,
      coalesce(sum(owed_cents - paid_out_cents) filter (where last_day < ${today}), 0)::bigint as "openCents",
      coalesce(sum(owed_cents) filter (where last_day >= ${today}), 0)::bigint as "comingCents"
    from ${OWED} as sums where operator_id = any(${[...operatorIds]}::uuid[]) group by 1`.execute(
    reader,
  );
  return new Map(rows.map(({ id, ...cents }) => [id, cents]));
}

/** Sums payments that an operator took directly, by month of the trip, newest first. */
export async function sumManualBookings(
  reader: Queryable,
  operatorId: string,
): Promise<ManualBookingMonth[]> {
  const { rows } = await sql<ManualBookingMonth>`
    select month, sum(by_hand_trips)::bigint as trips, sum(by_hand_cents)::bigint as cents
    from (
      select operator_id, month, by_hand_trips, by_hand_cents from owed_months
      union all select operator_id, month, by_hand_trips, by_hand_cents from owed_changes) as sums
    where operator_id = ${operatorId} group by month having sum(by_hand_trips) <> 0
    order by month desc`.execute(reader);
  return rows;
}
type ManualBookingMonth = { month: Month; trips: number; cents: number };

function buildAfterCondition([month, name, operatorId]: OwedKey): RawBuilder<unknown> {
  return sql`(month < ${month} or month = ${month}
    and (lower(operators.name), operator_id) > (${name}, ${operatorId}::uuid))`;
}
