import type { StatementMonthView } from '#contract/operator/payout-api.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { computeOpenCents, type PayoutMethod } from '#domain/payouts/payouts.ts';
import {
  describeChange,
  payoutMethodNames,
  describeRebooking,
} from '#i18n/records/describe-payouts.ts';
import type { AdminPayoutsQuery } from '#contract/admin/admin-payout-api.ts';
import { islandNow } from '#domain/time/days.ts';
import { csvOfParts, csvStream } from '../../platform/http/csv-stream.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findOwedMonths, type OwedMonthRow } from '../core/money/owed-queries.ts';
import { findPayoutMethods } from './payout-queries.ts';

const STATEMENT_HEADINGS = [
  'Month',
  'Booking',
  'Boat',
  'Guest',
  'Guests',
  'First day',
  'Last day',
  'Amount USD',
  'State',
];

/** Streams the statement as CSV, one line per trip and payout; payouts are negative. */
export function statementFile(
  months: Iterable<StatementMonthView> | AsyncIterable<StatementMonthView>,
): ReadableStream<Uint8Array> {
  return csvOfParts(STATEMENT_HEADINGS, renderLines(months));
}

async function* renderLines(
  months: Parameters<typeof statementFile>[0],
): AsyncGenerator<string[][]> {
  for await (const month of months) {
    const payouts = payoutLines(month);
    yield [...tripLines(month), ...changeLines(month), ...rebookingLines(month), ...payouts];
  }
}

function tripLines({ month, trips }: StatementMonthView): string[][] {
  return trips.map((trip) => [
    month,
    trip.code,
    trip.boatName,
    trip.customerName,
    String(trip.groupSize),
    trip.start,
    trip.end,
    decimalFromCents(trip.amountCents),
    `${trip.isOwed ? 'owed' : 'to come'}${trip.isCancelled ? ' (cancelled)' : ''}`,
  ]);
}

/** Adds a line per refund and dispute, so that the amounts add up. */
function changeLines({ month, trips }: StatementMonthView): string[][] {
  return trips.flatMap((trip) =>
    trip.changes.map((change) => [
      month,
      trip.code,
      trip.boatName,
      trip.customerName,
      '',
      change.day,
      change.day,
      decimalFromCents(change.cents),
      describeChange(change),
    ]),
  );
}

/** Leaves out amounts, so that the columns add up: the trip is listed under its current operator. */
function rebookingLines({ month, rebookings }: StatementMonthView): string[][] {
  return rebookings.map((rebooking) => [
    ...[month, rebooking.code, '', '', '', rebooking.day, rebooking.day, ''],
    describeRebooking(rebooking),
  ]);
}

function payoutLines({ month, payouts }: StatementMonthView): string[][] {
  return payouts.map(({ cents, paidOn, method, reference }) => [
    month,
    reference,
    '',
    '',
    '',
    paidOn,
    paidOn,
    decimalFromCents(-cents),
    `${cents > 0 ? 'paid out' : 'payout taken back'} (${payoutMethodNames[method]})`,
  ]);
}

const OWED_HEADINGS = ['Month', 'Captain', 'Paid by', 'Owed USD', 'Paid out USD', 'Open USD'];

type Row = OwedMonthRow & { method: PayoutMethod | undefined };

export function owedMonthsFile(deps: Deps, query: AdminPayoutsQuery): ReadableStream<Uint8Array> {
  const today = islandNow(deps.now()).day;
  return csvStream({
    headings: OWED_HEADINGS,
    async readAfter(last: Row | null, most): Promise<Row[]> {
      const after = last && ([last.month, last.sortName, last.operatorId] as const);
      const rows = await findOwedMonths(deps.database, query, after && [...after], today, most);
      const operators = rows.map(({ operatorId }) => operatorId);
      const methods = await findPayoutMethods(deps.database, deps.cipher, operators);
      return rows.map((row) => ({ ...row, method: methods.get(row.operatorId) }));
    },
    toCells: (row) => [
      ...[row.month, row.operatorName, row.method ? payoutMethodNames[row.method] : ''],
      ...[row.owedCents, row.paidOutCents, computeOpenCents(row)].map(decimalFromCents),
    ],
  });
}
