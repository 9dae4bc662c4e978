import type { AdminBookingRowView } from '#contract/admin-booking-api.ts';
import type { BookingStatus } from '#domain/bookings.ts';
import type { RefundState } from '#domain/refunds.ts';
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

type BookingStatusView = Pick<AdminBookingRowView, 'status' | 'amountCents' | 'refundedCents'>;

/** A booking's status, which tells a partial refund. */
export function BookingStatusBadge({ booking }: { booking: BookingStatusView }) {
  const { status } = booking;
  const isOutlined = status === 'expired' || status === 'held';
  const isOver = status === 'cancelled' || status === 'refunded';
  return (
    <Badge
      tone={isOver ? 'danger' : 'plain'}
      className={isOutlined ? 'border border-edge bg-transparent' : ''}
    >
      {statusWords(booking)}
    </Badge>
  );
}

function statusWords({ status, amountCents, refundedCents }: BookingStatusView): string {
  const isInPart = refundedCents > 0 && refundedCents < amountCents;
  if (status === 'refunded' && isInPart) return 'Partly refunded';
  if (status !== 'paid' || refundedCents === 0) return bookingStatusNames[status];
  return isInPart ? 'Paid, partly refunded' : 'Paid, refunded in full';
}

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  due: 'On its way',
  sent: 'Sent to the guest’s bank',
  failed: 'Failed',
  settled: 'Paid back in another way',
};
