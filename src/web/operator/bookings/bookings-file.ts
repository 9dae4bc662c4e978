import type { OperatorBookingView } from '#contract/operator-api.ts';
import { statusWordsOf } from './operator-booking-rows.ts';

const header = [
  ...['Code', 'Customer', 'Email', 'Phone', 'Boat', 'Date', 'End date', 'Time', 'Guests'],
  ...['Pricing', 'Total (USD)', 'Payment', 'Special requests', 'Booked at'],
];

/** The bookings as a CSV file. */
export function bookingsFile(bookings: readonly OperatorBookingView[]): string {
  const lines = bookings.map((booking) => [
    ...[booking.code, booking.customerName, booking.email, booking.phone ?? ''],
    ...[booking.boat.name, booking.date, booking.endDate, booking.time ?? ''],
    ...[String(booking.groupSize), booking.pricingMode, booking.totalAmount],
    ...[statusWordsOf(booking), booking.specialRequests ?? '', booking.createdAt],
  ]);
  return [header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

/** A cell that a spreadsheet reads as text: what guests typed must not become a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
