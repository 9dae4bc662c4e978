import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import type { StatementView } from '#contract/payout-api.ts';
import { formatMonth, formatShortDay } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { changeWords, payoutMethodNames } from '#domain/payouts.ts';
import { readFileOf } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { statementQuery } from '../session/operator-queries.ts';
import { saveFile } from '../session/save-file.ts';

/** Earnings by month. Trips that have not sailed are coming, not owed. */
export function Statement() {
  const { data, error, refetch } = useQuery(statementQuery());
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <CardTitle className="mb-0">Statement</CardTitle>
        {data && data.months.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => void download()}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </Button>
        )}
      </div>
      {data && <Metrics statement={data} />}
      {!data && !error && <p role="status">Loading...</p>}
      {!data && error && (
        <div role="alert">
          <p>{problemWords(error, 'Your statement could not be loaded.')}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </Card>
  );
}

async function download(): Promise<void> {
  try {
    saveFile(
      'statement.csv',
      'text/csv;charset=utf-8',
      await readFileOf('GET /api/operator/statement.csv'),
    );
  } catch (error) {
    const description = problemWords(error, 'Please try again.');
    showToast({ title: 'Download failed', description, tone: 'destructive' });
  }
}

function Metrics({ statement }: { statement: StatementView }) {
  return (
    <>
      <dl className="grid gap-4 min-[26rem]:grid-cols-2">
        <Metric name="Owed to you" cents={statement.openCents} />
        <Metric name="Coming, trips not sailed yet" cents={statement.comingCents} />
        <Metric name="Paid out" cents={statement.paidOutCents} />
      </dl>
      {statement.months.length === 0 && (
        <p className="mt-5 text-ink-soft">No paid trips yet. They are listed here by month.</p>
      )}
      {statement.months.map((month, index) => (
        <Month key={month.month} month={month} isOpen={index === 0} />
      ))}
    </>
  );
}

function Metric({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{formatDollars(cents)}</dd>
    </div>
  );
}

type MonthProps = { month: StatementView['months'][number]; isOpen: boolean };

function Month({ month: statement, isOpen }: MonthProps) {
  const { month, owedCents, comingCents, trips, payouts } = statement;
  return (
    <details open={isOpen} className="group mt-4 border-t border-line pt-3">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0"
        />
        {formatMonth(month)}
        <span className="ml-auto tabular-nums">{formatDollars(owedCents + comingCents)}</span>
      </summary>
      <ul className="divide-y divide-line">
        {trips.map((trip) => (
          <li key={trip.bookingId} className="flex items-start justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {formatShortDay(trip.start)}
              {trip.end !== trip.start && ` to ${formatShortDay(trip.end)}`}, {trip.boatName}
              <span className="block text-sm text-ink-soft">
                {trip.customerName}, {guests(trip.groupSize)}, {trip.code}
              </span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              {formatDollars(trip.amountCents)}
              <span className="block text-sm text-ink-soft">{stateWords(trip)}</span>
            </span>
          </li>
        ))}
        {trips.flatMap((trip) =>
          trip.changes.map((change) => (
            <li key={change.id} className="flex items-start justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {formatShortDay(change.day)}, {changeWords(change.kind, change.cents)}
                <span className="block text-sm text-ink-soft">{trip.code}</span>
              </span>
              <span className="shrink-0 tabular-nums">{formatDollars(change.cents)}</span>
            </li>
          )),
        )}
        {payouts.map((payout) => (
          <Payout key={payout.id} payout={payout} />
        ))}
      </ul>
    </details>
  );
}

type StatementMonth = StatementView['months'][number];

function stateWords({ isOwed, isCancelled }: StatementMonth['trips'][number]): string {
  const state = isOwed ? 'Owed' : 'Coming';
  return isCancelled ? `${state}, cancelled` : state;
}

/** A payout, or its reversal. */
function Payout({ payout }: { payout: StatementMonth['payouts'][number] }) {
  const { paidOn, cents, method, reference } = payout;
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {formatShortDay(paidOn)}, {payoutMethodNames[method]}
        <span className="block text-sm text-ink-soft">{reference}</span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {formatDollars(-cents)}
        <span className="block text-sm text-ink-soft">
          {cents > 0 ? 'Paid out' : 'Payout taken back'}
        </span>
      </span>
    </li>
  );
}
