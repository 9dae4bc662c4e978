import { sql, type RawBuilder } from 'kysely';
import type { AdminPayoutsQuery } from '#contract/admin-payout-api.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { addMonths, monthOf, type Day, type Month } from '#domain/days.ts';
import type { OpenMonth } from '#domain/payouts.ts';
import type { Reader } from '../database/database.ts';
import { anywhere } from '../database/sql-fragments.ts';

export type OwedMonthRow = OpenMonth & {
  operatorId: string;
  operatorName: string;
  sortName: string;
  isSuspended: boolean;
};
/** The month, the name in small letters and the id of the last entry of the page before. */
export type OwedKey = [month: Month, name: string, operatorId: string];

/**
 * What operators are owed by the books, month by month: the newest month first, in it by name. Months are read in
 * ever larger pieces until the page is full, which most often takes only the first.
 */
export async function findOwedMonths(
  reader: Reader,
  query: AdminPayoutsQuery,
  after: OwedKey | null,
  today: Day,
  most = PAGE_SIZE + 1,
): Promise<OwedMonthRow[]> {
  const found: OwedMonthRow[] = [];
  const newest = query.month ?? after?.[0] ?? monthOf(today);
  const oldest = query.month ?? (await findOldestMonth(reader));
  for (const months of piecesOf(oldest, newest)) {
    const { rows } = await sql<OwedMonthRow>`
      select operator_id as "operatorId", operators.name as "operatorName", lower(operators.name) as "sortName",
        operators.status = 'suspended' as "isSuspended",
        month, owed as "owedCents", paid_out as "paidOutCents"
      from (${owedByMonth(today, { months })}) as owed join operators on operators.id = operator_id
      where ${wanted(query)} and ${after === null ? sql`true` : past(after)}
      order by month desc, lower(operators.name), operator_id limit ${most}`.execute(reader);
    found.push(...rows);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

type Months = { from: Month; to: Month };

/** The newest month, the 2 before, the 4 before those, and so on. */
function piecesOf(oldest: Month, newest: Month): Months[] {
  const pieces: Months[] = [];
  for (let [to, count] = [newest, 1]; to >= oldest; count *= 2) {
    const from = addMonths(to, 1 - count);
    pieces.push({ from, to });
    to = addMonths(from, -1);
  }
  return pieces;
}

async function findOldestMonth(reader: Reader): Promise<Month> {
  const { rows } = await sql<{ month: Month | null }>`
    select to_char(min(start_date), 'YYYY-MM') as month from bookings where paid_at is not null and paid_by = 'card'`.execute(
    reader,
  );
  return rows[0]?.month ?? NEVER;
}

/** Later than every month: nothing was ever paid, so nothing is read. */
const NEVER = '9999-12';

/** All that is still to be paid. What an operator was overpaid for one month is deducted from their others. */
export async function sumOpen(reader: Reader, today: Day): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(greatest(0, open)), 0)::bigint as cents
    from (
      select -sum(cents) as open
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      left join bookings on bookings.id = booking_id
      where account = 'owed-to-captain' and (booking_id is null or end_date < ${today})
      group by ledger_lines.operator_id) as captains`.execute(reader);
  return rows[0]?.cents ?? 0;
}

/** The months of one operator, to decide what may be paid. */
export async function findOpenMonths(
  reader: Reader,
  operatorId: string,
  today: Day,
): Promise<OpenMonth[]> {
  const { rows } = await sql<OpenMonth>`
    select month, owed as "owedCents", paid_out as "paidOutCents"
    from (${owedByMonth(today, { operatorId })}) as owed`.execute(reader);
  return rows;
}

/** What each of these operators is still owed, and what is coming to them; without those who have nothing. */
export async function findOwedTo(
  reader: Reader,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, { openCents: number; comingCents: number }>> {
  if (operatorIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; open: number; coming: number }>`
    select ledger_lines.operator_id as id,
      -sum(cents) filter (where end_date is null or end_date < ${today})::bigint as open,
      -sum(cents) filter (where end_date >= ${today})::bigint as coming
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    left join bookings on bookings.id = booking_id
    where ledger_lines.operator_id = any(${[...operatorIds]}::uuid[]) group by 1`.execute(reader);
  return new Map(
    rows.map(({ id, open, coming }) => [id, { openCents: open ?? 0, comingCents: coming ?? 0 }]),
  );
}

/** Of trips whose last day is over, and of payouts, by the month of the trips; `domain/payouts.ts` says the same of one operator. */
function owedByMonth(
  today: Day,
  { operatorId, months }: { operatorId?: string; months?: Months } = {},
): RawBuilder<unknown> {
  const ofWhom = operatorId === undefined ? sql`true` : sql`operator_id = ${operatorId}`;
  const sailedThen = months
    ? sql`start_date >= ${`${months.from}-01`} and start_date < ${`${addMonths(months.to, 1)}-01`}`
    : sql`true`;
  const paidOutFor = months ? sql`month between ${months.from} and ${months.to}` : sql`true`;
  return sql`
    select operator_id, month, sum(owed)::bigint as owed, sum(paid_out)::bigint as paid_out
    from (
      select ledger_lines.operator_id, to_char(start_date, 'YYYY-MM') as month, -cents as owed, 0 as paid_out
      from (select * from ledger_lines where account = 'owed-to-captain' and ${ofWhom}) as ledger_lines
      join ledger_entries on ledger_entries.id = entry_id
      join bookings on bookings.id = booking_id
      where paid_at is not null and end_date < ${today} and ${sailedThen}
      union all
      select payouts.operator_id, month, 0, ledger_lines.cents
      from (select * from ledger_lines where account = 'owed-to-captain' and ${ofWhom}) as ledger_lines
      join ledger_entries on ledger_entries.id = entry_id
      join payouts on payouts.id = payout_id where ${paidOutFor}
    ) as each group by operator_id, month having sum(owed) <> 0 or sum(paid_out) <> 0`;
}

function wanted({ search, month, show = 'open' }: AdminPayoutsQuery): RawBuilder<unknown> {
  const pattern = anywhere(search ?? '');
  return sql`
    ${month === undefined ? sql`true` : sql`month = ${month}`}
    and ${show === 'all' ? sql`true` : sql`owed <> paid_out`}
    and ${search === undefined ? sql`true` : sql`(operators.name ilike ${pattern} or operators.email ilike ${pattern})`}`;
}

function past([month, name, operatorId]: OwedKey): RawBuilder<unknown> {
  return sql`(month < ${month} or month = ${month}
    and (lower(operators.name), operator_id) > (${name}, ${operatorId}::uuid))`;
}
