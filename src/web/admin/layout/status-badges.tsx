import type { ReactNode } from 'react';
import type { AdminBookingRowView } from '#contract/admin/admin-booking-api.ts';
import type { AdminLayoutMessages } from '#i18n/catalogues/messages.ts';
import type { ListingStatus, OperatorStatus } from '#domain/boats/moderation.ts';
import type { RefundState } from '#domain/refunds/refunds.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';

type StatusBadgeProps = { isOver?: boolean; isOutlined?: boolean; children: ReactNode };

/** Shows red for an ended or failed state, an outline for a provisional or expired one. */
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

export function BookingStatusBadge({ booking }: { booking: BookingStatusView }) {
  const t = useMessages('admin-layout');
  const { status } = booking;
  return (
    <StatusBadge
      isOutlined={status === 'expired' || status === 'held'}
      isOver={status === 'cancelled' || status === 'refunded'}
    >
      {describeStatus(t, booking)}
    </StatusBadge>
  );
}

function describeStatus(t: AdminLayoutMessages, booking: BookingStatusView): string {
  const { status, amountCents, refundedCents, paidBy } = booking;
  if (paidBy !== 'card') return status === 'paid' ? t.paidBys[paidBy] : t.givenBack;
  const isInPart = refundedCents > 0 && refundedCents < amountCents;
  if (status === 'refunded' && isInPart) return t.partlyRefunded;
  if (status !== 'paid' || refundedCents === 0) return t.bookingStatuses[status];
  return isInPart ? t.paidPartlyRefunded : t.paidAllRefunded;
}

export function RefundStateBadge({ state }: { state: RefundState }) {
  const t = useMessages('admin-layout');
  return <StatusBadge isOver={state === 'failed'}>{t.refundStates[state]}</StatusBadge>;
}

export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  const t = useMessages('admin-layout');
  return (
    <StatusBadge
      isOutlined={status === 'draft'}
      isOver={status === 'suspended' || status === 'unlisted'}
    >
      {t.listingStatuses[status]}
    </StatusBadge>
  );
}

export function OperatorStatusBadge({ status }: { status: OperatorStatus }) {
  const t = useMessages('admin-layout');
  return <StatusBadge isOver={status === 'suspended'}>{t.operatorStatuses[status]}</StatusBadge>;
}
