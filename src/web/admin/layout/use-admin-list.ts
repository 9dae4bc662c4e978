import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiCall } from '#contract/endpoints.ts';
import { callEndpoint, type AnswerOf, callOf, type PathParts } from '../../api.ts';

type Paged = { items: unknown[]; next: string | null };
/** Endpoints that answer one page of a list. */
export type ListCall = {
  [Call in ApiCall]: AnswerOf<Call> extends Paged ? Call : never;
}[ApiCall];
export type ItemOf<Call extends ListCall> =
  AnswerOf<Call> extends { items: (infer Item)[] } ? Item : never;

/** A list's filters; '' is off. */
export type ListFilters = Readonly<Record<string, string>>;

export type AdminListState<Item> = {
  /** Undefined until the first page has loaded. */
  items: readonly Item[] | undefined;
  error: Error | null;
  /** While the items are those of the previous filters. */
  isUpdating: boolean;
  /** Null on the last page. */
  loadMore: (() => void) | null;
  isLoadingMore: boolean;
  retry: () => void;
};

/** A paginated list, refetched whenever it is opened. */
export function useAdminList<Call extends ListCall>(
  call: Call,
  filters: ListFilters = {},
  parts: PathParts = {},
): AdminListState<ItemOf<Call>> {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const list = useInfiniteQuery({
    queryKey: [callOf(call, parts).path, new URLSearchParams(set).toString(), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === '' ? {} : { after: pageParam };
      const query = { ...Object.fromEntries(set), ...after };
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
  return {
    items: list.data?.pages.flatMap(({ items }) => items),
    error: list.error,
    isUpdating: list.isPlaceholderData,
    loadMore: list.hasNextPage ? () => void list.fetchNextPage() : null,
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void list.refetch(),
  };
}
