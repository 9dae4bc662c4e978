import { sql } from 'kysely';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import { type Day, toIslandNow } from '#domain/time/days.ts';
import { ledgerAccounts, type LedgerAccount } from '#domain/payouts/ledger.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { withSnapshot, type Database, type Queryable } from '../../platform/database/database.ts';
import { sumOpenMonths } from '../core/money/owed-queries.ts';
import { csvStream } from '../../platform/http/csv-stream.ts';

/** Sums all accounts by day and checks that they balance; the database rejects unbalanced entries. */
export function readBooks(database: Database, today: Day): Promise<BooksView> {
  return withSnapshot(database, (reader) => sumBooks(reader, today));
}

async function sumBooks(reader: Queryable, today: Day): Promise<BooksView> {
  const { rows } = await sql<AccountSum>`
    select account, sum(cents)::bigint as cents, sum(entries)::bigint as entries
    from ${ACCOUNTS} as sums group by account`.execute(reader);
  const unbalanced = await sql`
    select from ${ACCOUNTS} as sums group by day having sum(cents) <> 0 limit 1`.execute(reader);
  const getCents = (account: string) => rows.find((each) => each.account === account)?.cents ?? 0;
  return {
    accounts: ledgerAccounts.map((account) => ({ account, cents: getCents(account) })),
    entries: rows.reduce((sum, { entries }) => sum + entries, 0),
    openCents: await sumOpenMonths(reader, today),
    failedRefunds: await sumFailedRefunds(reader),
    isBalanced: unbalanced.rows.length === 0,
  };
}

type AccountSum = { account: string; cents: number; entries: number };

/** Folded daily totals, and the changes since they were folded. */
const ACCOUNTS = sql`(table account_days union all table account_changes)`;

/** Sums failed refunds that an admin has to settle. */
export async function sumFailedRefunds(
  reader: Queryable,
): Promise<{ count: number; cents: number }> {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*) as count, coalesce(sum(cents), 0)::bigint as cents
    from booking_refunds where state = 'failed'`.execute(reader);
  return rows[0] ?? { count: 0, cents: 0 };
}

const HEADINGS = ['Entry', 'Date', 'Time', 'What', 'Booking', 'Account', 'Captain', 'USD'];

type LineRow = {
  entryId: number;
  at: Date;
  kind: string;
  code: string | null;
  account: LedgerAccount;
  operatorName: string | null;
  cents: number;
};

/** Streams every ledger line as CSV; the lines of an entry sum to 0. */
export function booksFile(reader: Queryable): ReadableStream<Uint8Array> {
  return csvStream({
    headings: HEADINGS,
    readAfter: (last: LineRow | null, max) => findLines(reader, last, max),
    toCells: (line) => {
      const { day, time } = toIslandNow(line.at.getTime());
      return [
        ...[String(line.entryId), day, time, line.kind, line.code ?? ''],
        ...[line.account, line.operatorName ?? '', formatDecimalCents(line.cents)],
      ];
    },
  });
}

async function findLines(reader: Queryable, last: LineRow | null, max: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select entry_id as "entryId", at, kind, code, account, operators.name as "operatorName", cents
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    left join bookings on bookings.id = booking_id
    left join operators on operators.id = ledger_lines.operator_id
    where (entry_id, account) > (${last?.entryId ?? 0}, ${last?.account ?? ''})
    order by entry_id, account limit ${max}`.execute(reader);
  return rows;
}
