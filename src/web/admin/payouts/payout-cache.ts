import { useQueryClient } from '@tanstack/react-query';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { buildRequest } from '../../api.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { refetchOnConflict } from '../session/use-admin-form.ts';

export const booksQuery = () => adminQuery('GET /api/admin/books');

export const adminStatementQuery = (operatorId: string, month: string) =>
  adminQuery('GET /api/admin/payouts/{operatorId}/{month}', { operatorId, month });

/**
 * Returns a function that runs an action and caches the statement it returns; on a conflict the statement is refetched.
 */
export function useStatementAction({ operator, statement }: AdminStatementView) {
  const client = useQueryClient();
  const query = adminStatementQuery(operator.id, statement.month);
  const invalidateTotals = () => {
    void client.invalidateQueries(booksQuery());
    void client.invalidateQueries({ queryKey: [buildRequest('GET /api/admin/payouts').path] });
  };
  const refetch = () => {
    invalidateTotals();
    return client.invalidateQueries(query);
  };
  return async (action: () => Promise<AdminStatementView>) => {
    client.setQueryData(query.queryKey, await refetchOnConflict(action, refetch));
    invalidateTotals();
  };
}
