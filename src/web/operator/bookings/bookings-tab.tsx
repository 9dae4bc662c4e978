import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { ownBookingsQuery } from '../session/operator-queries.ts';
import { saveFile } from '../session/save-file.ts';
import { useLeaveWhenSignedOut } from '../session/use-operator.ts';
import { BookingChoices } from './booking-choices.tsx';
import { BookingList } from './booking-list.tsx';
import { bookingRows, noBookingFilters, type BookingOrder } from './operator-booking-rows.ts';
import { BookingTable } from './booking-table.tsx';
import { bookingsFile } from './bookings-file.ts';

export function BookingsTab() {
  const {
    data: bookings,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...ownBookingsQuery(),
    // New ones arrive all day: looked for whenever the tab is opened.
    refetchOnMount: 'always',
  });
  useLeaveWhenSignedOut(error);
  if (bookings && bookings.length > 0) return <Bookings bookings={bookings} />;
  if (bookings && !isFetching) {
    return (
      <EmptyState
        title="No bookings yet"
        text="As soon as somebody books one of your boats, the booking is listed here and mailed to you."
      />
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorState
        title="Your bookings could not be loaded"
        text={problemWords(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingState />;
}

function Bookings({ bookings }: { bookings: readonly OperatorBookingView[] }) {
  const [filters, setFilters] = useState(noBookingFilters);
  const [order, setOrder] = useState<BookingOrder>({ column: 'createdAt', isDescending: true });
  const rows = bookingRows(bookings, filters, order);
  const download = () => saveFile('bookings.csv', 'text/csv;charset=utf-8', bookingsFile(rows));
  return (
    <section aria-labelledby="own-bookings">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="own-bookings" className="text-2xl font-bold">
          Bookings
        </h2>
        <Button variant="secondary" size="small" disabled={rows.length === 0} onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </Button>
      </div>
      <BookingChoices
        {...{ bookings, filters, order }}
        onFilter={(part) => setFilters((kept) => ({ ...kept, ...part }))}
        onOrder={setOrder}
      />
      <p role="status" className="my-4 text-ink-soft">
        {rows.length === 1 ? '1 booking' : `${rows.length} bookings`}
      </p>
      {rows.length > 0 ? (
        <>
          <BookingTable bookings={rows} order={order} onOrder={setOrder} />
          <BookingList bookings={rows} />
        </>
      ) : (
        <EmptyState title="No bookings match" text="Choose another boat or other dates.">
          <Button variant="secondary" onClick={() => setFilters(noBookingFilters)}>
            Show all
          </Button>
        </EmptyState>
      )}
    </section>
  );
}
