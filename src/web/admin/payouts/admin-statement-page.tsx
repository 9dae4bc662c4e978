import { isolateName } from '#domain/fields/plain-text.ts';
import { useState } from 'react';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { hasPermission, type AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AdminPayoutsMessages } from '#i18n/catalogues/messages.ts';
import { Loaded } from '../../shared/states/query-state.tsx';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { MetricTile } from '../layout/admin-metrics.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { BackLink } from '../layout/opened-entry.tsx';
import { adminStatementQuery } from './payout-cache.ts';
import { PayoutDetailsCard } from './payout-details-card.tsx';
import { RecordPayoutDialog } from './record-payout-dialog.tsx';
import { RecordedPayouts } from './recorded-payouts.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('statement', 'admin-payouts'),
  path: portalPatterns.adminStatement,
  Page,
});

function Page({ params: { operatorId = '', month = '' } }: PageInput) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  return (
    <AdminLayout title={labels.statement} permission="see-payouts">
      {({ role }) => (
        <Loaded query={adminStatementQuery(operatorId, month)} errorTitle={t.statementFailed}>
          {(view) => <Statement view={view} role={role} />}
        </Loaded>
      )}
    </AdminLayout>
  );
}

type StatementProps = { view: AdminStatementView; role: AdminRole };

function Statement({ view, role }: StatementProps) {
  const t = useMessages('admin-payouts');
  const { money } = useAdminFormats();
  const { operator, statement, payableCents, overpaidBesideCents } = view;
  const [isRecording, setRecording] = useState(false);
  const { path: file } = buildRequest('GET /api/admin/payouts/{operatorId}/{month}/statement.csv', {
    operatorId: operator.id,
    month: statement.month,
  });
  return (
    <>
      <WhoseMonth view={view} />
      <Metrics statement={statement} />
      {payableCents < statement.openCents && (
        <p role="note" className="rounded-field border border-edge px-4 py-3">
          {t.overpaid(money(overpaidBesideCents), money(payableCents))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {hasPermission(role, 'record-payout') && (
          <Button disabled={payableCents === 0} onClick={() => setRecording(true)}>
            {t.record}
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

function WhoseMonth({ view: { operator, statement } }: Pick<StatementProps, 'view'>) {
  const t = useMessages('admin-payouts');
  const { month } = useAdminFormats();
  return (
    <div className="flex flex-col gap-1">
      <BackLink href={portalPaths.adminPayouts()}>{t.allPayouts}</BackLink>
      <h2 className="text-2xl font-bold wrap-anywhere">
        {operator.name}, {month(statement.month)}
      </h2>
      <p className="text-ink-soft wrap-anywhere">{operator.email}</p>
      {operator.isSuspended && (
        <p role="note" className="mt-3 font-medium text-danger">
          {t.suspendedText}
        </p>
      )}
    </div>
  );
}

function Metrics({ statement }: { statement: AdminStatementView['statement'] }) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { money } = useAdminFormats();
  const metrics = [
    [t.owedSailed, statement.owedCents],
    [labels.paidOut, statement.paidOutCents],
    [t.open, statement.openCents],
    [labels.comingTrips, statement.comingCents],
  ] as const;
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      {metrics.map(([name, cents]) => (
        <MetricTile key={name} name={name}>
          {money(cents)}
        </MetricTile>
      ))}
    </dl>
  );
}

type Trip = AdminStatementView['statement']['trips'][number];

type StatementTripsProps = { trips: readonly Trip[]; hasMore: boolean };

/** Lists the trips behind a month's totals, or only the first ones if there are more. */
function StatementTrips({ trips, hasMore }: StatementTripsProps) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const columns = useColumns();
  return (
    <section aria-labelledby="statement-trips">
      <h3 id="statement-trips" className="mb-3 text-xl font-bold">
        {t.trips}
      </h3>
      {trips.length === 0 ? (
        <p className="text-ink-soft">{t.noTrips}</p>
      ) : (
        <AdminTable
          label={t.trips}
          items={trips}
          keyOf={({ bookingId }) => bookingId}
          columns={columns}
        />
      )}
      {hasMore && <p className="mt-3 text-ink-soft">{labels.firstTrips(trips.length)}</p>}
      <ShareChanges trips={trips} />
    </section>
  );
}

function ShareChanges({ trips }: Pick<StatementTripsProps, 'trips'>) {
  const t = useMessages('admin-payouts');
  const { date, money } = useAdminFormats();
  const changes = trips.flatMap((trip) => trip.changes.map((change) => ({ ...change, trip })));
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-3 text-xl font-bold">{t.refundsAndDisputes}</h3>
      <ul className="divide-y divide-line">
        {changes.map(({ trip, ...change }) => (
          <li key={change.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{t.change(date(change.day), trip.code, describeChange(t, change))}</span>
            <span className="tabular-nums">{money(change.cents)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeChange(
  t: AdminPayoutsMessages,
  { kind, cents, isAfterPayout }: Trip['changes'][number],
): string {
  if (kind === 'refund') return isAfterPayout ? t.changes.refundAfter : t.changes.refund;
  return cents < 0 ? t.changes.taken : t.changes.given;
}

type StatementRebookingsProps = Pick<AdminStatementView['statement'], 'rebookings'>;

/** Lists called-off trips that moved to or from another operator. */
function StatementRebookings({ rebookings }: StatementRebookingsProps) {
  const t = useMessages('admin-payouts');
  const { date, money } = useAdminFormats();
  if (rebookings.length === 0) return null;
  return (
    <section aria-labelledby="statement-rebookings">
      <h3 id="statement-rebookings" className="mb-3 text-xl font-bold">
        {t.otherCaptains}
      </h3>
      <ul className="divide-y divide-line">
        {rebookings.map(({ id, day, direction, code, cents }) => (
          <li key={id} className="py-2">
            {t.onDay(date(day), t.rebooked[direction](code, money(cents)))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useColumns(): AdminColumns<Trip> {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { guests } = useMessages('trips');
  const { money, trip } = useAdminFormats();
  return [
    {
      head: t.booking,
      cell: ({ bookingId, code }) => <EntryLink list="bookings" id={bookingId} name={code} />,
    },
    {
      head: labels.trip,
      cell: ({ start, end, boatName }) => `${trip({ start, end })}, ${boatName}`,
    },
    {
      head: labels.guest,
      cell: ({ customerName, groupSize }) => `${isolateName(customerName)}, ${guests(groupSize)}`,
    },
    { head: t.state, cell: (each) => describeState(t, each) },
    { head: t.captainsPart, cell: ({ amountCents }) => money(amountCents), isNumber: true },
  ];
}

function describeState(t: AdminPayoutsMessages, { isOwed, isCancelled }: Trip): string {
  if (isCancelled) return isOwed ? t.states.owedCancelled : t.states.comingCancelled;
  return isOwed ? t.states.owed : t.states.coming;
}
