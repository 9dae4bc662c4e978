import type { StatementView } from '#contract/payout-views.ts';
import { decimalFromCents } from '#domain/money.ts';

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
  const text = [HEADINGS, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n');
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${text}\r\n`;
}

/** A guest's name must not become a formula in the captain's spreadsheet. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
