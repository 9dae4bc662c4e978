import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import type { AdminLayoutMessages } from '#i18n/catalogues/messages.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { buildRequest, type PathParts, callEndpoint, type AnswerOf } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { pickSetFilters, type ListFilters } from './admin-filters.tsx';

/** Endpoints that return a list page by page. */
export type ListCall = {
  [Call in ApiCall]: AnswerOf<Call> extends { items: unknown[]; next: string | null }
    ? Call
    : never;
}[ApiCall];
export type ItemOf<Call extends ListCall> =
  AnswerOf<Call> extends { items: (infer Item extends object)[] } ? Item : never;

type ListSource<Call> = { call: Call; filters?: ListFilters; parts?: PathParts };

type AdminListProps<Call extends ListCall> = ListSource<Call> & {
  /** The noun for the items: "boat", "boats". */
  one: string;
  many: string;
  /** Texts for the empty state. */
  emptyTitle: string;
  emptyText: string;
  children: (items: readonly ItemOf<Call>[]) => ReactNode;
};

export function AdminList<Call extends ListCall>({ children, ...props }: AdminListProps<Call>) {
  const t = useMessages('admin-layout');
  const actionMessages = useMessages('portal-actions');
  const list = usePages(props);
  const { error, hasNextPage, isPlaceholderData: isUpdating } = list;
  return (
    <QueryState state={list} errorTitle={t.listFailed}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <div aria-busy={isUpdating} className={isUpdating ? 'opacity-60' : ''}>
            <p role="status" className="mb-3 text-sm text-ink-soft">
              {describeCount(t, items.length, hasNextPage, props)}
            </p>
            {items.length > 0 ? (
              children(items)
            ) : (
              <EmptyState title={props.emptyTitle} text={props.emptyText} />
            )}
            {error && (
              <p role="alert" className="mt-4 font-medium text-danger">
                {getProblemText(error, t.moreFailed)}
              </p>
            )}
            {hasNextPage && (
              <div className="mt-6 flex justify-center">
                <Button
                  variant="secondary"
                  isPending={list.isFetchingNextPage}
                  pendingLabel={actionMessages.loading}
                  onClick={() => void list.fetchNextPage()}
                >
                  {actionMessages.loadMore}
                </Button>
              </div>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

/** Refetches whenever the list opens; the previous filters' items stay visible meanwhile. */
function usePages<Call extends ListCall>({ call, filters = {}, parts = {} }: ListSource<Call>) {
  const on = pickSetFilters(filters);
  return useInfiniteQuery({
    queryKey: [buildRequest(call, parts).path, on, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? on : { ...on, after: pageParam };
      return (await callEndpoint(call, { parts, query, signal })) as {
        items: ItemOf<Call>[];
        next: string | null;
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

type Noun = { one: string; many: string };

function describeCount(
  t: AdminLayoutMessages,
  count: number,
  hasMore: boolean,
  { one, many }: Noun,
): string {
  const counted = t.counted(count, one, many);
  return hasMore ? t.first(counted) : counted;
}
