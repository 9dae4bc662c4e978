import type { StatementMonthView, StatementView } from '#contract/operator/payout-api.ts';
import { type Day, toIslandNow, getMonth, type Month } from '#domain/time/days.ts';
import { computeOpenCents, buildStatement, type TripRebooking } from '#domain/payouts/payouts.ts';
import { computeRevenueCents } from '#domain/money/revenue.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readOperatorTotals } from '../core/money/operator-totals-query.ts';
import {
  findMonthTotals,
  sumManualBookings,
  type MonthTotals,
} from '../core/money/owed-queries.ts';
import { presentMonth, type ReadMonth } from './payout-presenter.ts';
import { findPaidTrips } from './payout-queries.ts';
import { findRebookings } from './rebooking-queries.ts';
import { findRecordedPayouts } from './recorded-payout-queries.ts';

const MONTHS_PER_PAGE = 12;
/** Maximum number of trips shown per month. */
export const MAX_STATEMENT_TRIPS = 100;

type Own = Pick<Deps, 'database' | 'now'>;

/** Reads an operator's statement: totals of all months, and a page of months with their trips. */
export function readStatement(
  { database, now }: Own,
  operatorId: string,
  after: Month | undefined,
): Promise<StatementView> {
  const today = toIslandNow(now()).day;
  return withSnapshot(database, async (reader) => {
    const sums = await findMonthTotals(reader, operatorId, today);
    const rebookings = await findRebookings(reader, operatorId);
    const left = listMonths(sums, rebookings).filter(
      (month) => after === undefined || month < after,
    );
    const shown = left.slice(0, MONTHS_PER_PAGE);
    const months: StatementMonthView[] = [];
    for (const month of shown) {
      const read = await readMonth(
        reader,
        { operatorId, month, today, sums, rebookings },
        MAX_STATEMENT_TRIPS,
      );
      if (hasLines(read)) months.push(presentMonth(read));
    }
    const revenue = await readOperatorTotals(reader, operatorId, getMonth(today));
    const sum = (of: (month: MonthTotals) => number) =>
      sums.reduce((total, month) => total + of(month), 0);
    return {
      currency: 'USD',
      owedCents: sum((month) => month.owedCents),
      comingCents: sum((month) => month.comingCents),
      paidOutCents: sum((month) => month.paidOutCents),
      openCents: sum(computeOpenCents),
      revenueCents: computeRevenueCents(revenue),
      feeCents: revenue.feeCents,
      months,
      next: left.length > shown.length ? (shown.at(-1) ?? null) : null,
      byHand: await sumManualBookings(reader, operatorId),
    };
  });
}

/** Yields all months of an operator with all trips, newest first, each in its own snapshot. */
export async function* allMonths(
  { database, now }: Own,
  operatorId: string,
): AsyncGenerator<StatementMonthView> {
  const today = toIslandNow(now()).day;
  const rebookings = await findRebookings(database, operatorId);
  for (const month of listMonths(await findMonthTotals(database, operatorId, today), rebookings)) {
    const read = await withSnapshot(database, async (reader) => {
      const sums = await findMonthTotals(reader, operatorId, today);
      return readMonth(reader, { operatorId, month, today, sums, rebookings });
    });
    yield presentMonth(read);
  }
}

export type WhichMonth = {
  operatorId: string;
  month: Month;
  today: Day;
  sums: readonly MonthTotals[];
  rebookings: readonly TripRebooking[];
};

/** Reads a month: the ledger's amounts, and the first or all of its trips. */
export async function readMonth(
  reader: Queryable,
  { operatorId, month, today, sums, rebookings }: WhichMonth,
  max?: number,
): Promise<ReadMonth> {
  const found = await findPaidTrips(reader, operatorId, month, max && max + 1);
  const trips = found.slice(0, max);
  const payouts = await findRecordedPayouts(reader, operatorId, month);
  const rebookingsOfMonth = rebookings.filter((rebooking) => rebooking.month === month);
  const [lines = { trips: [], payouts: [], rebookings: [] }] = buildStatement(
    trips,
    payouts,
    today,
    rebookingsOfMonth,
  );
  const amounts = sums.find((each) => each.month === month) ?? { ...nothing, month };
  return { ...lines, ...amounts, hasMoreTrips: trips.length < found.length };
}

const nothing = { owedCents: 0, comingCents: 0, paidOutCents: 0 };

/** Lists the months that may have lines, newest first. */
function listMonths(sums: readonly MonthTotals[], rebookings: readonly TripRebooking[]): Month[] {
  const months = new Set([...sums, ...rebookings].map(({ month }) => month));
  return [...months].toSorted().toReversed();
}

/** False for a month whose only trip moved to another month. */
function hasLines({ trips, payouts, rebookings }: ReadMonth): boolean {
  return trips.length + payouts.length + rebookings.length > 0;
}
