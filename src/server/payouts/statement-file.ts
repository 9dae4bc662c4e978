import type { StatementView } from '#contract/payout-views.ts';
import { decimalFromCents } from '#domain/money.ts';
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

/** The statement for a spreadsheet, one line a trip. */
export function statementFile(statement: StatementView): string {
  const lines = statement.months.flatMap(({ month, trips }) =>
    trips.map((trip) => [
      month,
      trip.code,
      trip.boatName,
      trip.customerName,
      String(trip.groupSize),
      trip.start,
      trip.end,
      decimalFromCents(trip.amountCents),
      trip.isOwed ? 'owed' : 'to come',
    ]),
  );
  return csvFile(HEADINGS, lines);
}
