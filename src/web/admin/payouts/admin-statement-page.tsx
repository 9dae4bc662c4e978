import { useState } from 'react';
import type { AdminStatementView } from '#contract/admin-payout-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { formatMonth } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { changeWords, rebookingWords } from '#domain/payouts.ts';
import { callOf } from '../../api.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate, formatTrip } from '../layout/admin-formatters.ts';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { MetricTile } from '../layout/admin-metrics.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { BackLink, Loaded } from '../layout/opened-entry.tsx';
import { adminStatementQuery } from './payout-cache.ts';
import { PayoutDetailsCard } from './payout-details-card.tsx';
import { RecordPayoutDialog } from './record-payout-dialog.tsx';
import { RecordedPayouts } from './recorded-payouts.tsx';

/** An operator's month: earnings, payout details and payouts. */
export function Page({ params: { operatorId = '', month = '' } }: PageInput) {
  return (
    <AdminPage title="Statement" permission="see-payouts">
      {({ role }) => (
        <Loaded
          query={adminStatementQuery(operatorId, month)}
          errorTitle="This statement could not be loaded"
        >
          {(view) => <Statement view={view} role={role} />}
        </Loaded>
      )}
    </AdminPage>
  );
}

type StatementProps = { view: AdminStatementView; role: AdminRole };

function Statement({ view, role }: StatementProps) {
  const { operator, statement, payableCents, overpaidBesideCents } = view;
  const [isRecording, setRecording] = useState(false);
  const { path: file } = callOf('GET /api/admin/payouts/{operatorId}/{month}/statement.csv', {
    operatorId: operator.id,
    month: statement.month,
  });
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackLink href="/admin/payouts">All payouts</BackLink>
        <h2 className="text-2xl font-bold wrap-anywhere">
          {operator.name}, {formatMonth(statement.month)}
        </h2>
        <p className="text-ink-soft wrap-anywhere">{operator.email}</p>
        {operator.isSuspended && (
          <p role="note" className="mt-3 font-medium text-danger">
            This captain is suspended. Please make sure that they should be paid.
          </p>
        )}
      </div>
      <Metrics statement={statement} />
      {payableCents < statement.openCents && (
        <p role="note" className="rounded-field border border-edge px-4 py-3">
          Other months were paid {formatDollars(overpaidBesideCents)} too much, because refunds came
          after their payouts. So at most {formatDollars(payableCents)} can be paid for this one.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayDo(role, 'record-payout') && (
          <Button disabled={payableCents === 0} onClick={() => setRecording(true)}>
            Record payout
          </Button>
        )}
        <FileLink href={file} size="medium" />
      </div>
      <PayoutDetailsCard view={view} role={role} />
      <RecordedPayouts view={view} role={role} />
      <StatementTrips trips={statement.trips} hasMore={statement.hasMoreTrips} />
      <StatementRebookings rebookings={statement.rebookings} />
      {isRecording && <RecordPayoutDialog view={view} onClose={() => setRecording(false)} />}
    </>
  );
}

function Metrics({ statement }: { statement: AdminStatementView['statement'] }) {
  const metrics = [
    ['Owed, trips that have sailed', statement.owedCents],
    ['Paid out', statement.paidOutCents],
    ['Open', statement.openCents],
    ['Coming, trips not sailed yet', statement.comingCents],
  ] as const;
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      {metrics.map(([name, cents]) => (
        <MetricTile key={name} name={name}>
          {formatDollars(cents)}
        </MetricTile>
      ))}
    </dl>
  );
}

type Trip = AdminStatementView['statement']['trips'][number];

type StatementTripsProps = { trips: readonly Trip[]; hasMore: boolean };

/** The trips behind a month's totals, or the first of them. */
function StatementTrips({ trips, hasMore }: StatementTripsProps) {
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
      {hasMore && (
        <p className="mt-3 text-ink-soft">
          These are the first {trips.length} trips of the month. All of them are in the file.
        </p>
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

type StatementRebookingsProps = Pick<AdminStatementView['statement'], 'rebookings'>;

/** Called-off trips that went to another captain or came from one; nothing where there are none. */
function StatementRebookings({ rebookings }: StatementRebookingsProps) {
  if (rebookings.length === 0) return null;
  return (
    <section aria-labelledby="statement-rebookings">
      <h3 id="statement-rebookings" className="mb-3 text-xl font-bold">
        To and from other captains
      </h3>
      <ul className="divide-y divide-line">
        {rebookings.map((rebooking) => (
          <li key={rebooking.id} className="py-2">
            {formatDate(rebooking.day)}: {rebookingWords(rebooking)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const columns: AdminColumns<Trip> = [
  {
    head: 'Booking',
    cell: ({ bookingId, code }) => <EntryLink list="bookings" id={bookingId} name={code} />,
  },
  {
    head: 'Trip',
    cell: ({ start, end, boatName }) => `${formatTrip({ start, end })}, ${boatName}`,
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
