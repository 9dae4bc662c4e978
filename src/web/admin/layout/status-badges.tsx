import type { ReactNode } from 'react';
import type { AdminBookingRowView } from '#contract/admin-booking-api.ts';
import type { BookingStatus } from '#domain/bookings.ts';
import { paidByNames } from '#domain/by-hand.ts';
import { listingStatusNames, type ListingStatus, type OperatorStatus } from '#domain/moderation.ts';
import type { RefundState } from '#domain/refunds.ts';
import { Badge } from '../../ui/badge.tsx';

type StatusBadgeProps = { isOver?: boolean; isOutlined?: boolean; children: ReactNode };

/** Red for what is over or failed, outlined for what does not count yet or has expired. */
function StatusBadge({ isOver, isOutlined, children }: StatusBadgeProps) {
  return (
    <Badge
      tone={isOver ? 'danger' : 'plain'}
      className={isOutlined ? 'border border-edge bg-transparent' : ''}
    >
      {children}
    </Badge>
  );
}

type BookingStatusView = Pick<
  AdminBookingRowView,
  'status' | 'amountCents' | 'refundedCents' | 'paidBy'
>;

/** A booking's status, with a partial refund. */
export function BookingStatusBadge({ booking }: { booking: BookingStatusView }) {
  const { status } = booking;
  return (
    <StatusBadge
      isOutlined={status === 'expired' || status === 'held'}
      isOver={status === 'cancelled' || status === 'refunded'}
    >
      {statusWords(booking)}
    </StatusBadge>
  );
}

function statusWords({ status, amountCents, refundedCents, paidBy }: BookingStatusView): string {
  if (paidBy !== 'card') {
    return status === 'paid' ? paidByNames[paidBy] : 'Cancelled, given back by the captain';
  }
  const isInPart = refundedCents > 0 && refundedCents < amountCents;
  if (status === 'refunded' && isInPart) return 'Partly refunded';
  if (status !== 'paid' || refundedCents === 0) return bookingStatusNames[status];
  return isInPart ? 'Paid, partly refunded' : 'Paid, refunded in full';
}

export const bookingStatusNames: Readonly<Record<BookingStatus, string>> = {
  held: 'At the payment page',
  pending: 'Reserved',
  asked: 'Captain is asked',
  paid: 'Paid',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export function RefundStateBadge({ state }: { state: RefundState }) {
  return <StatusBadge isOver={state === 'failed'}>{refundStateNames[state]}</StatusBadge>;
}

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  due: 'On its way',
  sent: 'Sent to the guest’s bank',
  failed: 'Failed',
  settled: 'Paid back in another way',
};

export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  return (
    <StatusBadge
      isOutlined={status === 'draft'}
      isOver={status === 'suspended' || status === 'unlisted'}
    >
      {listingStatusNames[status]}
    </StatusBadge>
  );
}

export function OperatorStatusBadge({ status }: { status: OperatorStatus }) {
  return (
    <StatusBadge isOver={status === 'suspended'}>
      {status === 'suspended' ? 'Suspended' : 'Active'}
    </StatusBadge>
  );
}
