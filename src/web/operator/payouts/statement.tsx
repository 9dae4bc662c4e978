import { isolateName } from '#domain/fields/plain-text.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatementView } from '#contract/operator/payout-api.ts';
import type { OperatorPayoutsMessages } from '#i18n/catalogues/messages.ts';
import { fetchFile } from '../../api.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CsvDownload } from '../dashboard/csv-download.tsx';
import { ManualRevenue } from '../manual-bookings/manual-revenue.tsx';
import { useStatementPages } from './statement-pages.ts';

/** Shows earnings by month. Trips that have not sailed yet count as upcoming, not as owed. */
export function Statement() {
  const t = useMessages('operator-payouts');
  const labels = useMessages('portal-labels');
  const layout = useMessages('layout');
  const { data: pages, error, refetch, ...list } = useStatementPages();
  const data = pages?.pages.at(-1);
  const months = pages?.pages.flatMap((page) => page.months) ?? [];
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <CardTitle className="mb-0">{labels.statement}</CardTitle>
        {months.length > 0 && (
          <CsvDownload
            fileName="statement.csv"
            read={() => fetchFile('GET /api/operator/statement.csv')}
          />
        )}
      </div>
      {data && <Metrics statement={data} months={months} />}
      {data && list.hasNextPage && (
        <div className="mt-4 border-t border-line pt-4">
          <Button
            variant="secondary"
            size="small"
            isPending={list.isFetchingNextPage}
            pendingLabel={layout.loading}
            onClick={() => void list.fetchNextPage()}
          >
            {t.earlier}
          </Button>
          {error && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {getProblemText(error, t.earlierFailed)}
            </p>
          )}
        </div>
      )}
      {data && <ManualRevenue byHand={data.byHand} />}
      {!data && !error && <p role="status">{layout.loading}</p>}
      {!data && error && (
        <div role="alert">
          <p>{getProblemText(error, t.statementFailed)}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            {layout.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

type MetricsProps = { statement: StatementView; months: StatementView['months'] };

function Metrics({ statement, months }: MetricsProps) {
  const t = useMessages('operator-payouts');
  const labels = useMessages('portal-labels');
  const shared = useMessages('portal-shared');
  const { money } = useFormats();
  return (
    <>
      <dl className="grid gap-4 min-[26rem]:grid-cols-2">
        <Metric name={t.owedToYou} cents={statement.openCents} />
        <Metric name={labels.comingTrips} cents={statement.comingCents} />
        <Metric name={labels.paidOut} cents={statement.paidOutCents} />
        <Metric name={labels.revenue} cents={statement.revenueCents} note={shared.revenueNote} />
      </dl>
      {statement.feeCents !== 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {t.feesInIt(
            money(statement.feeCents),
            money(statement.revenueCents - statement.feeCents),
          )}
        </p>
      )}
      {months.length === 0 && <p className="mt-5 text-ink-soft">{t.noTrips}</p>}
      {months.map((month, index) => (
        <Month key={month.month} month={month} isOpen={index === 0} />
      ))}
    </>
  );
}

function Metric({ name, cents, note }: { name: string; cents: number; note?: string }) {
  const { money } = useFormats();
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">
        {money(cents)}
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}

type MonthProps = { month: StatementView['months'][number]; isOpen: boolean };

function Month({ month: statement, isOpen }: MonthProps) {
  const t = useMessages('operator-payouts');
  const labels = useMessages('portal-labels');
  const formats = useFormats();
  const { money, shortDay } = formats;
  const { month, owedCents, comingCents, trips, hasMoreTrips, payouts, rebookings } = statement;
  return (
    <details open={isOpen} className="group mt-4 border-t border-line pt-3">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0"
        />
        <span className="inline-block first-letter:uppercase">{formats.month(month)}</span>
        <span className="ml-auto tabular-nums">{money(owedCents + comingCents)}</span>
      </summary>
      <ul className="divide-y divide-line">
        {trips.map((trip) => (
          <TripRow key={trip.bookingId} trip={trip} />
        ))}
        {hasMoreTrips && <li className="py-2 text-ink-soft">{labels.firstTrips(trips.length)}</li>}
        {trips.flatMap((trip) =>
          trip.changes.map((change) => (
            <Row
              key={change.id}
              title={`${shortDay(change.day)}, ${describeChange(t, change)}`}
              note={trip.code}
              cents={change.cents}
            />
          )),
        )}
        {rebookings.map((rebooking) => (
          <li key={rebooking.id} className="py-2 wrap-anywhere">
            {describeRebooking(t, formats, rebooking)}
            <span className="block text-sm text-ink-soft">
              {t.calledOffOn(shortDay(rebooking.day))}
            </span>
          </li>
        ))}
        {payouts.map(({ id, paidOn, method, reference, cents }) => (
          <Row
            key={id}
            title={`${shortDay(paidOn)}, ${t.methods[method]}`}
            note={reference}
            cents={-cents}
            status={cents > 0 ? labels.paidOut : labels.payoutTakenBack}
          />
        ))}
      </ul>
    </details>
  );
}

type Trip = StatementView['months'][number]['trips'][number];

function TripRow({ trip }: { trip: Trip }) {
  const t = useMessages('operator-payouts');
  const { guests, fromTo } = useMessages('trips');
  const formats = useFormats();
  return (
    <Row
      title={`${formatDays(trip, formats, fromTo)}, ${trip.boatName}`}
      note={
        <>
          {`${isolateName(trip.customerName)}, ${guests(trip.groupSize)}, `}
          <span translate="no" className="whitespace-nowrap">
            {trip.code}
          </span>
        </>
      }
      cents={trip.amountCents}
      status={describeStatus(trip, t)}
    />
  );
}

function formatDays(
  { start, end }: Trip,
  { shortDay }: Formats,
  fromTo: (start: string, end: string) => string,
): string {
  const first = shortDay(start);
  return end === start ? first : fromTo(first, shortDay(end));
}

function describeStatus({ isOwed, isCancelled }: Trip, t: OperatorPayoutsMessages): string {
  const status = isOwed ? t.owed : t.coming;
  return isCancelled ? t.cancelled(status) : status;
}

/** Describes a change in the same words as the downloadable files. */
function describeChange(
  t: OperatorPayoutsMessages,
  { kind, cents, isAfterPayout }: Trip['changes'][number],
): string {
  if (kind === 'refund') return isAfterPayout ? t.refundAfter : t.refund;
  return cents < 0 ? t.bankTook : t.bankGave;
}

/** Describes a rebooking in the same words as the downloadable files. */
function describeRebooking(
  t: OperatorPayoutsMessages,
  { money }: Formats,
  { direction, code, cents }: StatementView['months'][number]['rebookings'][number],
): string {
  return direction === 'went' ? t.wentTo(code, money(cents)) : t.cameFrom(code, money(cents));
}

type RowProps = { title: string; note: ReactNode; cents: number; status?: string };

function Row({ title, note, cents, status }: RowProps) {
  const { money } = useFormats();
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {title}
        <span className="block text-sm text-ink-soft">{note}</span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {money(cents)}
        {status && <span className="block text-sm text-ink-soft">{status}</span>}
      </span>
    </li>
  );
}
