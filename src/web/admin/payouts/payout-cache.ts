import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { adminQuery } from '../layout/opened-entry.tsx';

export const booksQuery = () => adminQuery('GET /api/admin/books');

export const adminStatementQuery = (operatorId: string, month: string) =>
  adminQuery('GET /api/admin/payouts/{operatorId}/{month}', { operatorId, month });

/** Cache effects of changing a statement: the response is the new statement, and the totals become stale. */
export const changesOfStatement = ({ operator, statement }: AdminStatementView) =>
  ({
    answers: adminStatementQuery(operator.id, statement.month),
    invalidates: [booksQuery(), 'GET /api/admin/payouts'],
  }) as const;
