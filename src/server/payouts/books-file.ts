import { sql } from 'kysely';
import { islandNow } from '#domain/days.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import { decimalFromCents } from '#domain/money.ts';
import type { Reader } from '../database/database.ts';
import { csvStream } from '../http/csv-file.ts';

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

/** Every line of the books, entry by entry, for a spreadsheet: those of one entry come to 0. */
export function booksFile(reader: Reader): ReadableStream<Uint8Array> {
  return csvStream({
    headings: HEADINGS,
    readAfter: (last: LineRow | null, most) => findLines(reader, last, most),
    cellsOf: (line) => {
      const { day, time } = islandNow(line.at.getTime());
      return [
        ...[String(line.entryId), day, time, line.kind, line.code ?? ''],
        ...[line.account, line.operatorName ?? '', decimalFromCents(line.cents)],
      ];
    },
  });
}

async function findLines(reader: Reader, last: LineRow | null, most: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select entry_id as "entryId", at, kind, code, account, operators.name as "operatorName", cents
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    left join bookings on bookings.id = booking_id
    left join operators on operators.id = ledger_lines.operator_id
    where (entry_id, account) > (${last?.entryId ?? 0}, ${last?.account ?? ''})
    order by entry_id, account limit ${most}`.execute(reader);
  return rows;
}
