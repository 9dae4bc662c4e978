import type { AdminBookingRowView } from '#contract/admin-booking-api.ts';
import type { BookingStatus } from '#domain/bookings.ts';
import { Badge } from '../../ui/badge.tsx';

export const bookingStatusNames: Readonly<Record<BookingStatus, string>> = {
  held: 'At the payment page',
  pending: 'Reserved',
  asked: 'Captain is asked',
  paid: 'Paid',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

type Standing = Pick<AdminBookingRowView, 'status' | 'amountCents' | 'refundedCents'>;

/** How a booking stands; one of which only a part went back says so. */
export function BookingStatusBadge({ booking }: { booking: Standing }) {
  const { status } = booking;
  const isQuiet = status === 'expired' || status === 'held';
  const isOver = status === 'cancelled' || status === 'refunded';
  return (
    <Badge
      tone={isOver ? 'danger' : 'plain'}
      className={isQuiet ? 'border border-edge bg-transparent' : ''}
    >
      {statusWords(booking)}
    </Badge>
  );
}

function statusWords({ status, amountCents, refundedCents }: Standing): string {
  const isInPart = refundedCents > 0 && refundedCents < amountCents;
  if (status === 'refunded' && isInPart) return 'Partly refunded';
  if (status !== 'paid' || refundedCents === 0) return bookingStatusNames[status];
  return isInPart ? 'Paid, partly refunded' : 'Paid, refunded in full';
}
