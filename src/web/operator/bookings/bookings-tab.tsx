import { useEffect, useState } from 'react';
import { LoadFailure } from '../../shared/states/query-state.tsx';
import { DEBOUNCE_MS } from '../../shared/requests/debounce.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Button } from '../../ui/button.tsx';
import { CsvDownload } from '../dashboard/csv-download.tsx';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { asTheySail, BookingFilterForm, newestFirst } from './booking-filter-form.tsx';
import { BookingList, BookingTable } from './booking-table.tsx';
import { bookingsFile } from './operator-booking-rows.ts';
import { readBookings, useBookingPages, useHasBookings } from './booking-requests.ts';

/** Lists the operator's bookings page by page. Starts with the trips from today on, in order of departure. */
export function BookingsTab() {
  const t = useMessages('operator-bookings');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const { day: today } = useIslandNow();
  const [filters, setFilters] = useState({ search: '', boat: '', from: today, to: '' });
  const [order, setOrder] = useState(asTheySail);
  const settledFilters = useDebouncedFilters(filters);
  const list = useBookingPages(settledFilters, order);
  useLeaveWhenSignedOut(list.error);
  const bookings = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && bookings.length === 0;
  const hasBookings = useHasBookings(isEmpty);
  if (list.isPending) return <LoadingState />;
  if (isEmpty && hasBookings === false) return <NoBookings />;
  const showAll = () => {
    setFilters({ search: '', boat: '', from: '', to: '' });
    setOrder(newestFirst);
  };
  return (
    <section aria-labelledby="own-bookings">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="own-bookings" className="text-2xl font-bold">
          {labels.bookings}
        </h2>
        <CsvDownload
          fileName="bookings.csv"
          read={async () => bookingsFile(t, trips, await readBookings(settledFilters, order))}
          disabled={bookings.length === 0}
        />
      </div>
      <BookingFilterForm
        bookings={bookings}
        filters={filters}
        order={order}
        onFilter={(part) => setFilters((kept) => ({ ...kept, ...part }))}
        onOrder={setOrder}
      />
      <div
        aria-busy={list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-60' : ''}
      >
        <p role="status" className="my-4 text-ink-soft">
          {!list.isError &&
            (list.hasNextPage ? t.firstOfMore(bookings.length) : t.count(bookings.length))}
        </p>
        <BookingTable bookings={bookings} order={order} onOrder={setOrder} />
        <BookingList bookings={bookings} />
        {isEmpty && <NoMatch onShowAll={showAll} />}
        <MoreBookings list={list} />
      </div>
    </section>
  );
}

function NoBookings() {
  const t = useMessages('operator-bookings');
  const labels = useMessages('portal-labels');
  return <EmptyState title={labels.noBookings} text={t.noneText} />;
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = useMessages('operator-bookings');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  return (
    <EmptyState title={labels.noBookingsMatch} text={t.noMatchText}>
      <Button variant="secondary" onClick={onShowAll}>
        {actionMessages.showAll}
      </Button>
    </EmptyState>
  );
}

/** Loads the next page. If the list or its next page has failed, shows the error and a retry button instead. */
function MoreBookings({ list }: { list: ReturnType<typeof useBookingPages> }) {
  const t = useMessages('operator-bookings');
  const actionMessages = useMessages('portal-actions');
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  if (error) {
    return (
      <LoadFailure
        title={hasNextPage ? t.moreFailed : t.failed}
        error={error}
        onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}
      />
    );
  }
  if (!hasNextPage) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button
        variant="secondary"
        isPending={isFetchingNextPage}
        pendingLabel={actionMessages.loading}
        onClick={() => void fetchNextPage()}
      >
        {actionMessages.loadMore}
      </Button>
    </div>
  );
}

/** Debounces the filters' search text. */
function useDebouncedFilters<Filters extends { search: string }>(filters: Filters): Filters {
  const [search, setSearch] = useState(filters.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(filters.search.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [filters.search]);
  return { ...filters, search };
}
