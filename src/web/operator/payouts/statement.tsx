import { ChevronDown } from 'lucide-react';
import type { StatementView } from '#contract/payout-api.ts';
import { formatMonth, formatShortDay } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { changeWords, payoutMethodNames, rebookingWords } from '#domain/payouts.ts';
import { readFileOf } from '../../api.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CsvDownload } from '../dashboard/csv-download.tsx';
import { TakenByHand } from '../by-hand/taken-by-hand.tsx';
import { useStatementPages } from './statement-pages.ts';

/** Earnings by month. Trips that have not sailed are coming, not owed. */
export function Statement() {
  const { data: pages, error, refetch, ...list } = useStatementPages();
  const data = pages?.pages.at(-1);
  const months = pages?.pages.flatMap((page) => page.months) ?? [];
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <CardTitle className="mb-0">Statement</CardTitle>
        {months.length > 0 && (
          <CsvDownload
            fileName="statement.csv"
            read={() => readFileOf('GET /api/operator/statement.csv')}
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
            pendingLabel="Loading..."
            onClick={() => void list.fetchNextPage()}
          >
            Earlier months
          </Button>
          {error && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {problemWords(error, 'Earlier months could not be loaded. Please try again.')}
            </p>
          )}
        </div>
      )}
      {data && <TakenByHand byHand={data.byHand} />}
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

type MetricsProps = { statement: StatementView; months: StatementView['months'] };

function Metrics({ statement, months }: MetricsProps) {
  return (
    <>
      <dl className="grid gap-4 min-[26rem]:grid-cols-2">
        <Metric name="Owed to you" cents={statement.openCents} />
        <Metric name="Coming, trips not sailed yet" cents={statement.comingCents} />
        <Metric name="Paid out" cents={statement.paidOutCents} />
      </dl>
      {months.length === 0 && (
        <p className="mt-5 text-ink-soft">No paid trips yet. They are listed here by month.</p>
      )}
      {months.map((month, index) => (
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
  const { month, owedCents, comingCents, trips, hasMoreTrips, payouts, rebookings } = statement;
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
          <Row
            key={trip.bookingId}
            title={`${daysOf(trip)}, ${trip.boatName}`}
            note={`${trip.customerName}, ${guests(trip.groupSize)}, ${trip.code}`}
            cents={trip.amountCents}
            status={statusOf(trip)}
          />
        ))}
        {hasMoreTrips && (
          <li className="py-2 text-ink-soft">
            These are the first {trips.length} trips of the month. All of them are in the file.
          </li>
        )}
        {trips.flatMap((trip) =>
          trip.changes.map(({ id, day, kind, cents }) => (
            <Row
              key={id}
              title={`${formatShortDay(day)}, ${changeWords(kind, cents)}`}
              note={trip.code}
              cents={cents}
            />
          )),
        )}
        {rebookings.map((rebooking) => (
          <li key={rebooking.id} className="py-2 wrap-anywhere">
            {rebookingWords(rebooking)}
            <span className="block text-sm text-ink-soft">
              {formatShortDay(rebooking.day)}, the trip was called off
            </span>
          </li>
        ))}
        {payouts.map(({ id, paidOn, method, reference, cents }) => (
          <Row
            key={id}
            title={`${formatShortDay(paidOn)}, ${payoutMethodNames[method]}`}
            note={reference}
            cents={-cents}
            status={cents > 0 ? 'Paid out' : 'Payout taken back'}
          />
        ))}
      </ul>
    </details>
  );
}

type Trip = StatementView['months'][number]['trips'][number];

function daysOf({ start, end }: Trip): string {
  const first = formatShortDay(start);
  return end === start ? first : `${first} to ${formatShortDay(end)}`;
}

function statusOf({ isOwed, isCancelled }: Trip): string {
  const status = isOwed ? 'Owed' : 'Coming';
  return isCancelled ? `${status}, cancelled` : status;
}

type RowProps = { title: string; note: string; cents: number; status?: string };

/** A trip, a change of its amount, or a payout. */
function Row({ title, note, cents, status }: RowProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {title}
        <span className="block text-sm text-ink-soft">{note}</span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {formatDollars(cents)}
        {status && <span className="block text-sm text-ink-soft">{status}</span>}
      </span>
    </li>
  );
}
