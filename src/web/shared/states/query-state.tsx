import { useQuery, type queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getProblemText } from '../../forms/request-problem.ts';
import { useMessages } from '../language/use-messages.ts';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

type LoadedProps<Data> = { errorTitle: string; children: (data: Data) => ReactNode };

/** Fetches a query of a portal and renders its data, or its loading or error state. */
export function Loaded<Data>({ query, ...props }: LoadedProps<Data> & { query: Query<Data> }) {
  return <QueryState state={useQuery(query)} {...props} />;
}

type Query<Data> = ReturnType<typeof queryOptions<Data>>;

type QueryStateProps<Data> = LoadedProps<Data> & {
  state: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
};

/** Renders a running query's data, or its loading or error state. */
export function QueryState<Data>({ state, errorTitle, children }: QueryStateProps<Data>) {
  const { data, error, refetch } = state;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState />;
  return <LoadFailure title={errorTitle} error={error} onRetry={() => void refetch()} />;
}

type LoadFailureProps = { title: string; error: unknown; onRetry: () => void };

/** Replaces data that did not load: shows the server's reason if it sent one, and a button to retry. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const actionMessages = useMessages('portal-actions');
  return (
    <ErrorState
      title={title}
      text={getProblemText(error, actionMessages.checkConnection)}
      onRetry={onRetry}
    />
  );
}
