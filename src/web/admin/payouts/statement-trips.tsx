import { Link } from 'wouter';
import type { StatementMonthView } from '#contract/payout-views.ts';
import { formatDollars } from '#domain/money.ts';
import { guests } from '../../trip/trip-words.ts';
import { AdminTable, type AdminColumn } from '../frame/admin-table.tsx';
import { dayWords } from '../frame/when-words.ts';

type Trip = StatementMonthView['trips'][number];

/** The trips that a month's sums are made of. */
export function StatementTrips({ trips }: { trips: readonly Trip[] }) {
  return (
    <section aria-labelledby="statement-trips">
      <h3 id="statement-trips" className="mb-3 text-xl font-bold">
        Trips
      </h3>
      {trips.length === 0 ? (
        <p className="text-ink-soft">No paid trips begin in this month.</p>
      ) : (
        <AdminTable
          label="Trips"
          items={trips}
          keyOf={({ bookingId }) => bookingId}
          columns={columns}
        />
      )}
    </section>
  );
}

const columns: readonly [AdminColumn<Trip>, ...AdminColumn<Trip>[]] = [
  {
    head: 'Booking',
    cell: ({ bookingId, code }) => (
      <Link href={`/admin/bookings/${bookingId}`} className="text-link">
        {code}
      </Link>
    ),
  },
  {
    head: 'Trip',
    cell: ({ start, end, boatName }) =>
      `${start === end ? dayWords(start) : `${dayWords(start)} to ${dayWords(end)}`}, ${boatName}`,
  },
  {
    head: 'Guest',
    cell: ({ customerName, groupSize }) => `${customerName}, ${guests(groupSize)}`,
  },
  { head: 'State', cell: stateWords },
  { head: 'Captain’s part', cell: ({ amountCents }) => formatDollars(amountCents), isNumber: true },
];

function stateWords({ isOwed, isCancelled }: Trip): string {
  const standing = isOwed ? 'Owed' : 'Coming';
  return isCancelled ? `${standing}, cancelled` : standing;
}
