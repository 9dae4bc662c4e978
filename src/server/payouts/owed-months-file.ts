import type { AdminPayoutsQuery } from '#contract/admin-payout-api.ts';
import { islandNow } from '#domain/days.ts';
import { decimalFromCents } from '#domain/money.ts';
import { openCentsOf, payoutMethodNames, type PayoutMethod } from '#domain/payouts.ts';
import { csvStream } from '../http/csv-file.ts';
import type { Deps } from '../dependencies.ts';
import { findOwedMonths, type OwedMonthRow } from './owed-queries.ts';
import { findPayoutMethods } from './payout-queries.ts';

const HEADINGS = ['Month', 'Captain', 'Paid by', 'Owed USD', 'Paid out USD', 'Open USD'];

type Row = OwedMonthRow & { method: PayoutMethod | undefined };

/** What all operators are owed and were paid out, month by month, for a spreadsheet. */
export function owedMonthsFile(deps: Deps, query: AdminPayoutsQuery): ReadableStream<Uint8Array> {
  const today = islandNow(deps.now()).day;
  return csvStream({
    headings: HEADINGS,
    async readAfter(last: Row | null, most): Promise<Row[]> {
      const after = last && ([last.month, last.sortName, last.operatorId] as const);
      const rows = await findOwedMonths(deps.database, query, after && [...after], today, most);
      const operators = [...new Set(rows.map(({ operatorId }) => operatorId))];
      const methods = await findPayoutMethods(deps.database, deps.cipher, operators);
      return rows.map((row) => ({ ...row, method: methods.get(row.operatorId) }));
    },
    cellsOf: (row) => [
      ...[row.month, row.operatorName, row.method ? payoutMethodNames[row.method] : ''],
      ...[row.owedCents, row.paidOutCents, openCentsOf(row)].map(decimalFromCents),
    ],
  });
}
