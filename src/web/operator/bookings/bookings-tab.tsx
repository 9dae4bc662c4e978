import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { CsvDownload } from '../dashboard/csv-download.tsx';
import { ownBookingsQuery } from '../session/operator-requests.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { BookingList, BookingTable } from './booking-table.tsx';
import {
  bookingRows,
  noBookingFilters,
  type BookingOrder,
  bookingsFile,
  boatsIn,
  type BookingColumn,
  type BookingFilters,
} from './operator-booking-rows.ts';

export function BookingsTab() {
  // New ones arrive all day: refetched whenever the tab is opened.
  const query = useQuery({ ...ownBookingsQuery(), refetchOnMount: 'always' });
  const { data: bookings, error, isFetching } = query;
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
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <LoadingState />;
}

function Bookings({ bookings }: { bookings: readonly OperatorBookingView[] }) {
  const [filters, setFilters] = useState(noBookingFilters);
  const [order, setOrder] = useState<BookingOrder>({ column: 'createdAt', isDescending: true });
  const rows = bookingRows(bookings, filters, order);
  return (
    <section aria-labelledby="own-bookings">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="own-bookings" className="text-2xl font-bold">
          Bookings
        </h2>
        <CsvDownload
          fileName="bookings.csv"
          read={() => bookingsFile(rows)}
          disabled={rows.length === 0}
        />
      </div>
      <BookingFilterForm
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

type BookingFilterFormProps = {
  bookings: readonly OperatorBookingView[];
  filters: BookingFilters;
  order: BookingOrder;
  onFilter: (part: Partial<BookingFilters>) => void;
  onOrder: (order: BookingOrder) => void;
};

/** Filters, and on phones, where there is no table to sort, the order. */
function BookingFilterForm({
  bookings,
  filters,
  order,
  onFilter,
  onOrder,
}: BookingFilterFormProps) {
  return (
    <div className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-2 md:grid-cols-3">
      <SelectField
        label="Boat"
        value={filters.boatId}
        onChange={({ target }) => onFilter({ boatId: target.value })}
        className="min-[26rem]:max-md:col-span-2"
      >
        <option value="">All boats</option>
        {boatsIn(bookings).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From"
        type="date"
        value={filters.from}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
      <SelectField
        label="Sort by"
        value={`${order.column} ${order.isDescending ? 'down' : 'up'}`}
        onChange={({ target }) => {
          const [column = 'createdAt', direction] = target.value.split(' ');
          onOrder({ column: column as BookingColumn, isDescending: direction === 'down' });
        }}
        className="min-[26rem]:col-span-2 md:hidden"
      >
        {Object.entries(phoneOrders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const phoneOrders = {
  'createdAt down': 'Newest bookings first',
  'createdAt up': 'Oldest bookings first',
  'date up': 'Earliest trips first',
  'date down': 'Latest trips first',
  'customerName up': 'Customer, A to Z',
  'boat up': 'Boat, A to Z',
  'totalAmount down': 'Highest totals first',
} as const;
