import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { RefundView } from '#contract/admin-refund-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict } from '../layout/refetch-on-conflict.ts';
import { whenWords } from '../layout/when-words.ts';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { useNewBooking } from './admin-booking-cache.ts';
import { refundStateNames } from './refund-state-names.ts';
import { SettleRefundDialog } from './settle-refund-dialog.tsx';

type BookingRefundProps = { refund: RefundView; bookingId: string; admin: AdminView };

/** Money that goes back, how far it is, and what can be done about one that failed. */
export function BookingRefund({ refund, bookingId, admin }: BookingRefundProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{formatDollars(refund.cents)}</strong>
          <Badge tone={refund.state === 'failed' ? 'danger' : 'plain'}>
            {refundStateNames[refund.state]}
          </Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {whoDecided(refund)}, {whenWords(refund.decidedAt)}: {refund.reason}
        </p>
        {refund.failure && <p className="wrap-anywhere text-danger">{refund.failure}</p>}
        {refund.settled && (
          <p className="wrap-anywhere">
            {refund.settled.by}, {whenWords(refund.settled.at)}: {refund.settled.reference}
          </p>
        )}
      </div>
      {refund.state === 'failed' && mayDo(admin.role, 'send-refund-again') && (
        <WaysOut refund={refund} bookingId={bookingId} />
      )}
    </li>
  );
}

function whoDecided({ isMadeAtProvider, decidedBy }: RefundView): string {
  if (isMadeAtProvider) return 'At the payment provider';
  return decidedBy ?? 'Decided by itself';
}

/** The provider is asked again, or somebody has paid it back in another way. */
function WaysOut({ refund, bookingId }: Omit<BookingRefundProps, 'admin'>) {
  const [isSettling, setSettling] = useState(false);
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useNewBooking(bookingId);
  const sendAgain = () =>
    act(async () => {
      const parts = { id: refund.id };
      await refetchOnConflict(
        () => callEndpoint('POST /api/admin/refunds/{id}/again', { parts }),
        showBooking,
      );
      await showBooking();
      showToast({ title: 'Refund sent again' });
    });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        pendingLabel="Sending..."
        onClick={() => void sendAgain()}
      >
        Send refund again
      </Button>
      <Button variant="secondary" size="small" onClick={() => setSettling(true)}>
        Paid back in another way
      </Button>
      <FormAlert>{problem}</FormAlert>
      {isSettling && (
        <SettleRefundDialog
          refund={refund}
          bookingId={bookingId}
          onClose={() => setSettling(false)}
        />
      )}
    </div>
  );
}
