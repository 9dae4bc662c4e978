import { useId } from 'react';
import { settleRefundPayload, type RefundView } from '#contract/admin-refund-api.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict } from '../layout/refetch-on-conflict.ts';
import { useAdminForm } from '../session/use-admin-form.ts';
import { useNewBooking } from './admin-booking-cache.ts';

type SettleRefundDialogProps = { refund: RefundView; bookingId: string; onClose: () => void };

/** Writes down that a refund which failed was paid to the guest in another way. */
export function SettleRefundDialog({ refund, bookingId, onClose }: SettleRefundDialogProps) {
  const formId = useId();
  const showBooking = useNewBooking(bookingId);
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
