import type { BookingColumn, OperatorBookingView } from '#contract/operator-api.ts';
import { paidWords, sourceNames } from '#domain/by-hand.ts';
import { formatShortDay, formatTime, islandNow } from '#domain/days.ts';
import { csvText } from '../dashboard/csv-text.ts';

export const columnNames: Readonly<Record<BookingColumn, string>> = {
  customerName: 'Customer',
  email: 'Email',
  boat: 'Boat',
  date: 'Date',
  groupSize: 'Guests',
  totalAmount: 'Total',
  paymentStatus: 'Payment',
  createdAt: 'Booked',
};

/** "Dec 4, 2026, 9:00 AM", "Dec 4 to Dec 6, 2026" */
export function tripLabel({ date, endDate, time }: OperatorBookingView): string {
  const first = formatShortDay(date);
  const days = endDate === date ? first : `${first} to ${formatShortDay(endDate)}`;
  const label = `${days}, ${endDate.slice(0, 4)}`;
  return time === null ? label : `${label}, ${formatTime(time)}`;
}

/** When it was booked, in island time: "Dec 4, 2026, 9:12 AM" */
export function bookedAt({ createdAt }: OperatorBookingView): string {
  const { day, time } = islandNow(Date.parse(createdAt));
  return `${formatShortDay(day)}, ${day.slice(0, 4)}, ${formatTime(time)}`;
}

/** A booking's status: its payment's, or that it ended unpaid. */
export function statusLabel({ status, paymentStatus, paidBy }: OperatorBookingView): string {
  if (status === 'paid') return paidWords({ paidBy });
  return labels[status === 'expired' || status === 'cancelled' ? status : paymentStatus];
}

const labels = {
  paid: 'Paid',
  pending: 'Pending',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const;

const header = [
  ...['Code', 'Customer', 'Email', 'Phone', 'Boat', 'Date', 'End date', 'Time', 'Guests'],
  ...['Pricing', 'Total (USD)', 'Payment', 'Special requests', 'Booked at', 'Booked by hand'],
];

export function bookingsFile(bookings: readonly OperatorBookingView[]): string {
  const lines = bookings.map((booking) => [
    ...[booking.code, booking.customerName, booking.email, booking.phone ?? ''],
    ...[booking.boat.name, booking.date, booking.endDate, booking.time ?? ''],
    ...[String(booking.groupSize), booking.pricingMode, booking.totalAmount],
    ...[statusLabel(booking), booking.specialRequests ?? '', booking.createdAt],
    booking.source ? sourceNames[booking.source] : '',
  ]);
  return csvText([header, ...lines]);
}
