import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  BookingColumn,
  OperatorBookingPageView,
  OperatorBookingView,
} from '#contract/operator/operator-api.ts';
import type { Day } from '#domain/time/days.ts';
import { callEndpoint, buildRequest } from '../../api.ts';

/** Filters of the bookings; '' means off. */
export type BookingFilters = {
  /** Start of a code, a name, a surname or an email address. */
  search: string;
  /** A boat's id. */
  boat: string;
  /** First and last day of the trips. */
  from: Day;
  to: Day;
};

export type BookingOrder = { column: BookingColumn; isDescending: boolean };

/** The key with which every query of the operator's bookings begins. */
export const operatorBookingsKey = [buildRequest('GET /api/operator/bookings').path] as const;

/** Fetches matching bookings page by page; the previous filters' bookings stay visible meanwhile. */
export function useBookingPages(filters: BookingFilters, order: BookingOrder) {
  const query = describeFilters(filters, order);
  return useInfiniteQuery({
    queryKey: [...operatorBookingsKey, query, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, paged: 'yes', ...(pageParam && { after: pageParam }) };
      const answer = await callEndpoint('GET /api/operator/bookings', { query: asked, signal });
      return answer as OperatorBookingPageView;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Refetches on mount, because new bookings arrive all day.
    refetchOnMount: 'always',
  });
}

/** Returns whether the operator ever had a booking. Fetched only if the list is empty. */
export function useHasBookings(isAsked: boolean): boolean | undefined {
  const { data } = useQuery({
    queryKey: [...operatorBookingsKey, 'any'],
    queryFn: async ({ signal }) => {
      const query = { paged: 'yes' };
      const answer = await callEndpoint('GET /api/operator/bookings', { query, signal });
      return (answer as OperatorBookingPageView).items.length > 0;
    },
    staleTime: 0,
    enabled: isAsked,
  });
  return data;
}

/** Fetches all matching bookings without paging. */
export async function readBookings(
  filters: Partial<BookingFilters>,
  order?: BookingOrder,
): Promise<OperatorBookingView[]> {
  const query = describeFilters(filters, order);
  return (await callEndpoint('GET /api/operator/bookings', { query })) as OperatorBookingView[];
}

export function allBookingsQuery(filters: Partial<BookingFilters>) {
  return queryOptions({
    queryKey: [...operatorBookingsKey, filters],
    queryFn: () => readBookings(filters),
  });
}

function describeFilters(
  filters: Partial<BookingFilters>,
  order?: BookingOrder,
): Record<string, string> {
  const on = Object.entries(filters).filter(([, value]) => value !== '');
  const sorted = order && { sort: order.column, direction: order.isDescending ? 'down' : 'up' };
  return { ...Object.fromEntries(on), ...sorted };
}
