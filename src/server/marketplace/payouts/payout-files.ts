import type { StatementMonthView } from '#contract/operator/payout-api.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { computeOpenCents } from '#domain/payouts/payouts.ts';
import {
  describeChange,
  payoutMethodNames,
  describeRebooking,
} from '#i18n/records/describe-payouts.ts';
import type { AdminPayoutsQuery } from '#contract/admin/admin-payout-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { csvOfParts } from '../../platform/http/csv-stream.ts';
import { joinToList, streamList } from '../../platform/http/paged-list.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { listOwedMonths } from '../core/money/owed-queries.ts';
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
    formatDecimalCents(trip.amountCents),
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
      formatDecimalCents(change.cents),
      describeChange(change),
    ]),
  );
}

/** Leaves the amount empty, so that the column adds up: the trip is listed under its current operator. */
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
    formatDecimalCents(-cents),
    `${cents > 0 ? 'paid out' : 'payout taken back'} (${payoutMethodNames[method]})`,
  ]);
}

const OWED_HEADINGS = ['Month', 'Captain', 'Paid by', 'Owed USD', 'Paid out USD', 'Open USD'];

/** Lists the amounts owed to operators, each with the operator's payout method. */
export function listPayoutMonths({ database, cipher, now }: Deps, query: AdminPayoutsQuery) {
  const months = listOwedMonths(database, query, toIslandNow(now()).day);
  return joinToList(months, async (rows) => {
    const operators = rows.map(({ operatorId }) => operatorId);
    const methods = await findPayoutMethods(database, cipher, operators);
    return ({ operatorId }) => ({ method: methods.get(operatorId) ?? null });
  });
}

export function owedMonthsFile(deps: Deps, query: AdminPayoutsQuery): ReadableStream<Uint8Array> {
  return streamList(listPayoutMonths(deps, query), OWED_HEADINGS, (row) => [
    ...[row.month, row.operatorName, row.method ? payoutMethodNames[row.method] : ''],
    ...[row.owedCents, row.paidOutCents, computeOpenCents(row)].map(formatDecimalCents),
  ]);
}
