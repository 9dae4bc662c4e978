import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RefusedForm } from '#contract/page-rendering.ts';

const queryKey = ['refused-form'];

/** On the server: puts a refused form into the query cache, which is dehydrated into the page. */
export function keepRefusedForm(client: QueryClient, refused: RefusedForm): void {
  client.setQueryData(queryKey, refused);
}

/** The refused form that this page was rendered with, if any; later pages do not see it. */
export function useRefusedForm(): RefusedForm | null {
  const client = useQueryClient();
  const [refused] = useState(() => client.getQueryData<RefusedForm>(queryKey) ?? null);
  useEffect(() => client.removeQueries({ queryKey }), [client]);
  return refused;
}
