import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RefusedForm } from '#contract/page-rendering.ts';

const queryKey = ['refused-form'];

/** On the server: makes a refused form part of the page's data, so that it travels to the browser with it. */
export function keepRefusedForm(client: QueryClient, refused: RefusedForm): void {
  client.setQueryData(queryKey, refused);
}

/** The form with whose refusal this page was opened, if so. It is told once: not to the pages after this one. */
export function useRefusedForm(): RefusedForm | null {
  const client = useQueryClient();
  const [refused] = useState(() => client.getQueryData<RefusedForm>(queryKey) ?? null);
  useEffect(() => client.removeQueries({ queryKey }), [client]);
  return refused;
}
