import type { OperatorBookingView } from '#contract/operator-api.ts';
import { paidByNames, paidWords, sourceNames } from '#domain/by-hand.ts';
import { islandNow } from '#domain/days.ts';
import type { OperatorBookingsMessages, TripsMessages } from '#domain/messages/messages.ts';
import type { Formats } from '../../language/use-formats.ts';
import { csvText } from '../dashboard/csv-text.ts';

/** "Dec 4, 2026, 9:00 AM", "Dec 4 to Dec 6, 2026" */
export function tripLabel(
  formats: Formats,
  trips: TripsMessages,
  { date, endDate, time }: OperatorBookingView,
): string {
  const last = formats.date(endDate);
  const days = endDate === date ? last : trips.fromTo(formats.shortDay(date), last);
  return time === null ? days : `${days}, ${formats.time(time)}`;
}

/** When it was booked, in island time: "Dec 4, 2026, 9:12 AM" */
export function bookedAt(formats: Formats, { createdAt }: OperatorBookingView): string {
  const { day, time } = islandNow(Date.parse(createdAt));
  return `${formats.date(day)}, ${formats.time(time)}`;
}

/** "SXM-7K2P-9QXD", and where a guest booked by hand came from */
export function codeWords(
  words: OperatorBookingsMessages,
  { code, source }: OperatorBookingView,
): string {
  return source === null ? code : `${code} · ${words.sources[source]}`;
}

/** A booking's status: its payment's with how it was paid, or that it ended unpaid. */
export function statusOf({ status, paymentStatus, paidBy }: OperatorBookingView) {
  if (status === 'paid') return paidBy === 'card' ? 'paid' : paidBy;
  return status === 'expired' || status === 'cancelled' ? status : paymentStatus;
}

/** As files have them, in English like all of their words. */
const statusNames = {
  paid: paidWords({}),
  cash: paidByNames.cash,
  elsewhere: paidByNames.elsewhere,
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
    ...[statusNames[statusOf(booking)], booking.specialRequests ?? '', booking.createdAt],
    booking.source ? sourceNames[booking.source] : '',
  ]);
  return csvText([header, ...lines]);
}
