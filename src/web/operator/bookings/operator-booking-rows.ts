import type { OperatorBookingView } from '#contract/operator-api.ts';
import { formatShortDay, formatTime, islandNow, type Day } from '#domain/days.ts';

export type BookingFilters = {
  /** A boat's id; '' for all. */
  boatId: string;
  /** Trips from this day on, and up to that one; '' for no limit. */
  from: Day;
  to: Day;
};

export const noBookingFilters: BookingFilters = { boatId: '', from: '', to: '' };

export const bookingColumns = {
  customerName: 'Customer',
  email: 'Email',
  boat: 'Boat',
  date: 'Date',
  groupSize: 'Guests',
  totalAmount: 'Total',
  paymentStatus: 'Payment',
  createdAt: 'Booked',
} as const;

export type BookingColumn = keyof typeof bookingColumns;
export type BookingOrder = { column: BookingColumn; isDescending: boolean };

/** Filters and sorts bookings; ties stay newest first. */
export function bookingRows(
  bookings: readonly OperatorBookingView[],
  { boatId, from, to }: BookingFilters,
  { column, isDescending }: BookingOrder,
): OperatorBookingView[] {
  const sign = isDescending ? -1 : 1;
  return bookings
    .filter(({ boat }) => boatId === '' || boat.id === boatId)
    .filter(({ date, endDate }) => (from === '' || endDate >= from) && (to === '' || date <= to))
    .toSorted((one, other) => sign * compare(valueOf(one, column), valueOf(other, column)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}

function valueOf(booking: OperatorBookingView, column: BookingColumn): string | number {
  switch (column) {
    case 'boat':
      return booking.boat.name;
    case 'date':
      return `${booking.date} ${booking.time ?? ''}`;
    case 'totalAmount':
      return Number(booking.totalAmount);
    default:
      return booking[column];
  }
}

/** The boats that have bookings, by name. */
export function boatsIn(bookings: readonly OperatorBookingView[]) {
  const byId = new Map(bookings.map(({ boat }) => [boat.id, boat]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

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
export function statusLabel({ status, paymentStatus }: OperatorBookingView): string {
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
  ...['Pricing', 'Total (USD)', 'Payment', 'Special requests', 'Booked at'],
];

export function bookingsFile(bookings: readonly OperatorBookingView[]): string {
  const lines = bookings.map((booking) => [
    ...[booking.code, booking.customerName, booking.email, booking.phone ?? ''],
    ...[booking.boat.name, booking.date, booking.endDate, booking.time ?? ''],
    ...[String(booking.groupSize), booking.pricingMode, booking.totalAmount],
    ...[statusLabel(booking), booking.specialRequests ?? '', booking.createdAt],
  ]);
  return [header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

/** Escapes a cell against CSV injection: guests' input must not become a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
