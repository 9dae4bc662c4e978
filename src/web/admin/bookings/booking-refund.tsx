import { useState, useId } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { settleRefundPayload, type RefundView } from '#contract/admin-refund-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/date-formatters.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict, useAdminMutation, useAdminForm } from '../session/use-admin-form.ts';
import { useShowBooking } from './admin-booking-cache.ts';
import { refundStateNames } from './booking-status-badge.tsx';

type BookingRefundProps = { refund: RefundView; bookingId: string; admin: AdminView };

/** A refund with its state, and the actions for a failed one. */
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
          {whoDecided(refund)}, {formatInstant(refund.decidedAt)}: {refund.reason}
        </p>
        {refund.failure && <p className="wrap-anywhere text-danger">{refund.failure}</p>}
        {refund.settled && (
          <p className="wrap-anywhere">
            {refund.settled.by}, {formatInstant(refund.settled.at)}: {refund.settled.reference}
          </p>
        )}
      </div>
      {refund.state === 'failed' && mayDo(admin.role, 'send-refund-again') && (
        <FailedRefundActions refund={refund} bookingId={bookingId} />
      )}
    </li>
  );
}

function whoDecided({ isMadeAtProvider, decidedBy }: RefundView): string {
  if (isMadeAtProvider) return 'At the payment provider';
  return decidedBy ?? 'Decided by itself';
}

/** Retry at the provider, or record that it was paid back in another way. */
function FailedRefundActions({ refund, bookingId }: Omit<BookingRefundProps, 'admin'>) {
  const [isSettling, setSettling] = useState(false);
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowBooking(bookingId);
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

type SettleRefundDialogProps = { refund: RefundView; bookingId: string; onClose: () => void };

/** Records that a failed refund was paid to the guest in another way. */
function SettleRefundDialog({ refund, bookingId, onClose }: SettleRefundDialogProps) {
  const formId = useId();
  const showBooking = useShowBooking(bookingId);
  const { errors, formProps, isPending, problem } = useAdminForm(
    settleRefundPayload,
    async (payload) => {
      const call = { parts: { id: refund.id }, payload };
      await refetchOnConflict(
        () => callEndpoint('POST /api/admin/refunds/{id}/settle', call),
        showBooking,
      );
      await showBooking();
      showToast({ title: 'Refund recorded' });
      onClose();
    },
  );
  return (
    <Dialog
      title={`${formatDollars(refund.cents)} paid back in another way?`}
      description={
        <p>
          Only when the guest has the money: by bank wire, in cash. Nothing more is sent to their
          card. This cannot be undone.
        </p>
      }
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel="Recording...">
            Record payment
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        <TextField
          label="Reference"
          name="reference"
          autoComplete="off"
          required
          maxLength={120}
          hint="By which the payment is found: of the bank wire, or who signed for the cash."
          error={errors['reference']}
        />
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
