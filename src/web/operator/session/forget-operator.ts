import type { QueryClient } from '@tanstack/react-query';

/** What one operator has loaded is not there for the next. Only where nothing of it is shown: it would be asked for again. */
export function forgetOperator(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(operator|auth|payment-details)/.test(String(path)),
  });
}
