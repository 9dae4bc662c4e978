import type { StatementMonthView } from '#contract/payout-api.ts';
import { decimalFromCents } from '#domain/money.ts';
import { changeWords, payoutMethodNames } from '#domain/payouts.ts';
import { csvFile } from '../http/csv-file.ts';

const HEADINGS = [
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

type Statement = readonly StatementMonthView[];

/** The statement for a spreadsheet, one line a trip and one a payout; a payout takes off what is owed. */
export function statementFile(months: Statement): string {
  return csvFile(
    HEADINGS,
    months.flatMap((month) => [...tripLines(month), ...changeLines(month), ...payoutLines(month)]),
  );
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

/** What went off a trip after its month was paid out, one line each, so that the amounts add up. */
function changeLines({ month, trips }: StatementMonthView): string[][] {
  return trips.flatMap((trip) =>
    trip.changes.map(({ day, kind, cents }) => [
      month,
      trip.code,
      trip.boatName,
      trip.customerName,
      '',
      day,
      day,
      decimalFromCents(cents),
      changeWords(kind, cents),
    ]),
  );
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
