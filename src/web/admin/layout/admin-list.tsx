import type { ReactNode } from 'react';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import type { AdminListState } from './use-admin-list.ts';

type AdminListProps<Item> = {
  list: AdminListState<Item>;
  /** "boat", "boats": the noun that is counted. */
  one: string;
  many: string;
  /** The empty state. */
  emptyTitle: string;
  emptyText: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** The loaded part of a list, its count, and a button for more. */
export function AdminList<Item>({ list, children, ...words }: AdminListProps<Item>) {
  const { items, error, loadMore } = list;
  if (!items) {
    if (!error) return <LoadingState />;
    return (
      <ErrorState
        title="This list could not be loaded"
        text={problemWords(error, 'Please check your connection and try again.')}
        onRetry={list.retry}
      />
    );
  }
  return (
    <div aria-busy={list.isUpdating} className={list.isUpdating ? 'opacity-60' : ''}>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {countWords(items.length, loadMore !== null, words)}
      </p>
      {items.length > 0 ? (
        children(items)
      ) : (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      )}
      {error && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problemWords(error, 'More could not be loaded. Please try again.')}
        </p>
      )}
      {loadMore && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            isPending={list.isLoadingMore}
            pendingLabel="Loading..."
            onClick={loadMore}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function countWords(
  count: number,
  hasMore: boolean,
  { one, many }: Pick<AdminListProps<unknown>, 'one' | 'many'>,
): string {
  if (hasMore) return `The first ${count} ${many}`;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
