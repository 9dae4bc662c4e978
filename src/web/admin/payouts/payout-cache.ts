import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AdminStatementView, BooksView } from '#contract/admin-payout-api.ts';
import { callOf } from '../../api.ts';

export const booksQuery = () =>
  queryOptions<BooksView>({
    queryKey: [callOf('GET /api/admin/books').path],
    refetchOnMount: 'always',
  });

type StatementOf = { operatorId: string; month: string };

export const adminStatementQuery = (parts: StatementOf) =>
  queryOptions<AdminStatementView>({
    queryKey: [callOf('GET /api/admin/payouts/{operatorId}/{month}', parts).path],
    refetchOnMount: 'always',
  });

/** Shows the statement that an action answered with, and invalidates the totals. */
export function useShowStatement() {
  const client = useQueryClient();
  return (view: AdminStatementView) => {
    const parts = { operatorId: view.operator.id, month: view.statement.month };
    client.setQueryData(adminStatementQuery(parts).queryKey, view);
    invalidateTotals(client);
  };
}

/** Refetches a statement and the totals after a conflict. */
export function useRefetchStatement() {
  const client = useQueryClient();
  return ({ operator, statement: { month } }: AdminStatementView) => {
    invalidateTotals(client);
    return client.invalidateQueries(adminStatementQuery({ operatorId: operator.id, month }));
  };
}

function invalidateTotals(client: QueryClient): void {
  void client.invalidateQueries(booksQuery());
  void client.invalidateQueries({ queryKey: [callOf('GET /api/admin/payouts').path] });
}
