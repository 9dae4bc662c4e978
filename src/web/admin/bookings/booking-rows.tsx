import { Link } from 'wouter';
import type { AdminBookingRowView } from '#contract/admin-booking-api.ts';
import { formatTime } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatDate, formatInstant } from '../layout/date-formatters.ts';
import { BookingStatusBadge } from './booking-status-badge.tsx';

/** A row per booking, linked to its page. */
export function BookingRows({ bookings }: { bookings: readonly AdminBookingRowView[] }) {
  return <AdminTable label="Bookings" items={bookings} keyOf={({ id }) => id} columns={columns} />;
}

type Column = AdminColumn<AdminBookingRowView>;

const columns: readonly [Column, ...Column[]] = [
  {
    head: 'Code',
    cell: ({ id, code }) => (
      <Link href={`/admin/bookings/${id}`} className="text-link whitespace-nowrap">
        {code}
      </Link>
    ),
  },
  { head: 'Status', cell: (booking) => <BookingStatusBadge booking={booking} /> },
  {
    head: 'Guest',
    cell: ({ customerName, email }) => (
      <>
        {customerName}
        <span className="block text-ink-soft">{email}</span>
      </>
    ),
  },
  { head: 'Trip', cell: tripWords },
  {
    head: 'Boat',
    cell: ({ boat, operator }) => (
      <>
        <Link href={`/admin/boats/${boat.id}`} className="text-link block py-1">
          {boat.name}
        </Link>
        <Link href={`/admin/operators/${operator.id}`} className="text-link block py-1">
          {operator.name}
        </Link>
      </>
    ),
  },
  { head: 'Guests', cell: ({ groupSize }) => groupSize, isNumber: true },
  { head: 'Total', cell: ({ amountCents }) => formatDollars(amountCents), isNumber: true },
  {
    head: 'Refunded',
    cell: ({ refundedCents }) => (refundedCents === 0 ? 'None' : formatDollars(refundedCents)),
    isNumber: true,
  },
  { head: 'Booked', cell: ({ createdAt }) => formatInstant(createdAt) },
];

/** "Dec 4, 2026, 9:00 AM", "Dec 4, 2026 to Dec 6, 2026" */
export function tripWords({ start, end, time }: AdminBookingRowView): string {
  const days = start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`;
  return time === null ? days : `${days}, ${formatTime(time)}`;
}
