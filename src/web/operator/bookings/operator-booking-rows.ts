import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import { buildCsvFile } from '#domain/fields/csv-file.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import type { OperatorBookingsMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Formats "Dec 4, 2026, 9:00 AM" or "Dec 4 to Dec 6, 2026". */
export function tripLabel(
  formats: Formats,
  trips: TripsMessages,
  { date, endDate, time }: OperatorBookingView,
): string {
  const last = formats.date(endDate);
  const days = endDate === date ? last : trips.fromTo(formats.shortDay(date), last);
  return time === null ? days : `${days}, ${formats.time(time)}`;
}

/** Formats when the booking was made, in island time: "Dec 4, 2026, 9:12 AM". */
export function bookedAt(formats: Formats, { createdAt }: OperatorBookingView): string {
  const { day, time } = toIslandNow(Date.parse(createdAt));
  return `${formats.date(day)}, ${formats.time(time)}`;
}

/** Formats "SXM-7K2P-9QXD", followed by the source of a manual booking. */
export function formatCode(
  t: OperatorBookingsMessages,
  { code, source }: OperatorBookingView,
): string {
  return source === null ? code : `${code} · ${t.sources[source]}`;
}

/** Returns a booking's status: how it was paid, its payment status, or that it expired or was cancelled. */
export function getShownStatus({ status, paymentStatus, paidBy }: OperatorBookingView) {
  if (status === 'paid') return paidBy === 'card' ? 'paid' : paidBy;
  return status === 'expired' || status === 'cancelled' ? status : paymentStatus;
}

/** Builds a spreadsheet of the bookings, with days and times in island time in a sortable format. */
export function bookingsFile(
  t: OperatorBookingsMessages,
  trips: TripsMessages,
  bookings: readonly OperatorBookingView[],
): string {
  const file = t.file;
  const headings = [
    ...[file.code, file.customer, file.email, file.phone, file.boat, file.date, file.endDate],
    ...[file.time, file.guests, file.pricing, file.total, file.refunded, file.disputed],
    ...[file.payment, file.requests, file.bookedAt, file.source],
  ];
  const rows = bookings.map((booking) => [
    ...[booking.code, booking.customerName, booking.email, booking.phone ?? ''],
    ...[booking.boat.name, booking.date, booking.endDate, booking.time ?? ''],
    ...[String(booking.groupSize), trips.pricingModes[booking.pricingMode], booking.totalAmount],
    ...[
      formatDecimalCents(booking.refundedCents),
      formatDecimalCents(booking.dispute?.takenCents ?? 0),
    ],
    ...[t.statuses[getShownStatus(booking)], booking.specialRequests ?? ''],
    ...[islandMoment(booking.createdAt), booking.source ? t.sources[booking.source] : ''],
  ]);
  return buildCsvFile(headings, rows);
}

/** Formats "2026-11-20 09:12". */
function islandMoment(instant: string): string {
  const { day, time } = toIslandNow(Date.parse(instant));
  return `${day} ${time}`;
}
