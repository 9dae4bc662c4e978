import { useQueryClient } from '@tanstack/react-query';
import { adminMeQuery } from '../session/admin-queries.ts';
import { accountQuery } from './account-queries.ts';

/** What is shown of the second step is asked for again. */
export function useSecondStepChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries(accountQuery()),
      client.invalidateQueries(adminMeQuery()),
    ]);
  };
}
