import { Link } from 'wouter';
import type { StatementMonthView } from '#contract/payout-api.ts';
import { formatDollars } from '#domain/money.ts';
import { changeWords } from '#domain/payouts.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatDate } from '../layout/date-formatters.ts';

type Trip = StatementMonthView['trips'][number];

/** The trips behind a month's totals. */
export function StatementTrips({ trips }: { trips: readonly Trip[] }) {
  const changes = trips.flatMap((trip) => trip.changes.map((change) => ({ ...change, trip })));
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
      {changes.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-xl font-bold">After the payout</h3>
          <ul className="divide-y divide-line">
            {changes.map(({ id, day, kind, cents, trip }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {formatDate(day)}, {trip.code}: {changeWords(kind, cents)}
                </span>
                <span className="tabular-nums">{formatDollars(cents)}</span>
              </li>
            ))}
          </ul>
        </>
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
      `${start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`}, ${boatName}`,
  },
  {
    head: 'Guest',
    cell: ({ customerName, groupSize }) => `${customerName}, ${guests(groupSize)}`,
  },
  { head: 'State', cell: stateWords },
  { head: 'Captain’s part', cell: ({ amountCents }) => formatDollars(amountCents), isNumber: true },
];

function stateWords({ isOwed, isCancelled }: Trip): string {
  const state = isOwed ? 'Owed' : 'Coming';
  return isCancelled ? `${state}, cancelled` : state;
}
