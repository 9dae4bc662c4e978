import type { OwedMonthPageView } from '#contract/admin-payout-api.ts';
import { openCentsOf, type PayoutMethod } from '#domain/payouts.ts';
import { pageFrom } from '../http/page-cursor.ts';
import type { OwedMonthRow } from './owed-queries.ts';

/** A page of the list of what is owed, out of one row more than fits on it. */
export function presentOwedMonths(
  rows: readonly OwedMonthRow[],
  methods: ReadonlyMap<string, PayoutMethod>,
): OwedMonthPageView {
  return pageFrom(
    rows,
    (row) => ({
      operator: {
        id: row.operatorId,
        name: row.operatorName,
        isSuspended: row.isSuspended,
      },
      month: row.month,
      owedCents: row.owedCents,
      paidOutCents: row.paidOutCents,
      openCents: openCentsOf(row),
      method: methods.get(row.operatorId) ?? null,
    }),
    (row) => [row.month, row.sortName, row.operatorId],
  );
}
