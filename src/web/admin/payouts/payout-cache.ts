import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AdminStatementView, BooksView } from '#contract/admin-payout-api.ts';
import { callOf } from '../../api-calls.ts';

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

/** Shows a statement as the server answered it, and forgets all that it changed. */
export function useNewStatement() {
  const client = useQueryClient();
  return (view: AdminStatementView) => {
    const parts = { operatorId: view.operator.id, month: view.statement.month };
    client.setQueryData(adminStatementQuery(parts).queryKey, view);
    forgetSums(client);
  };
}

/** Asks for a statement anew, and for all that goes with it: somebody else has changed it. */
export function useStatementAgain() {
  const client = useQueryClient();
  return ({ operator, statement: { month } }: AdminStatementView) => {
    forgetSums(client);
    return client.invalidateQueries(adminStatementQuery({ operatorId: operator.id, month }));
  };
}

function forgetSums(client: QueryClient): void {
  void client.invalidateQueries(booksQuery());
  void client.invalidateQueries({ queryKey: [callOf('GET /api/admin/payouts').path] });
}
