import { useLocation } from 'wouter';
import type { ListFilters } from './use-admin-list.ts';

/**
 * What narrows a list lives in the address, so that the way back from an entry leads to the same list.
 * `search` is what the page was given.
 */
export function useFilters(search: ListFilters) {
  const [path, navigate] = useLocation();
  const change = (part: ListFilters) => {
    // The address itself, which may have changed since this page was last shown.
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    const set = Object.entries({ ...now, ...part }).filter(([, value]) => value !== '');
    const query = new URLSearchParams(set).toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return {
    change,
    /** What a field needs to hold one of them. */
    field: (name: string) => ({
      name,
      value: search[name] ?? '',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value }),
    }),
  };
}
