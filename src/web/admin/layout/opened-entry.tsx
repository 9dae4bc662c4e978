import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { isMissing } from '../../api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { titleDocument } from '../../router/document-head.ts';

type OpenedEntryProps<Entry> = {
  query: UseQueryResult<Entry>;
  /** The list it belongs to, and its name: "All boats". */
  listPath: string;
  listName: string;
  missing: { title: string; text: string };
  /** The document's title once the entry is loaded. */
  titleOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
};

/** A detail page: a link back to the list, and the entry or its loading, missing or error state. */
export function OpenedEntry<Entry>({
  query,
  titleOf,
  children,
  ...words
}: OpenedEntryProps<Entry>) {
  const title = query.data && titleOf(query.data);
  useEffect(() => (title === undefined ? undefined : titleDocument(title)), [title]);
  return (
    <>
      <Link
        href={words.listPath}
        className="text-link inline-flex min-h-10 items-center gap-1.5 self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.listName}
      </Link>
      {query.data ? children(query.data) : <NotOpened query={query} missing={words.missing} />}
    </>
  );
}

type NotOpenedProps = {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  missing: { title: string; text: string };
};

function NotOpened({ query: { error, refetch }, missing }: NotOpenedProps) {
  if (!error) return <LoadingState />;
  if (isMissing(error)) return <EmptyState {...missing} />;
  return (
    <ErrorState
      title="This could not be loaded"
      text={problemWords(error, 'Please check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}
