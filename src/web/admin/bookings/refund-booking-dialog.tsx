import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { refundBookingPayload } from '#contract/admin-refund-api.ts';
import { centsFromTyped, formatDollars } from '#domain/money.ts';
import { MOST_REASON } from '#domain/platform-notices.ts';
import { callEndpoint } from '../../api.ts';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';
import { useShowBooking } from './admin-booking-cache.ts';
import { splitWords } from './refund-fields.tsx';

type RefundBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks for the reason and the amount of a refund that leaves the trip as it is. */
export function RefundBookingDialog({ booking, onClose }: RefundBookingDialogProps) {
  const formId = useId();
  const [amount, setAmount] = useState('');
  const { errors, formProps, isPending, problem } = useRefunding(booking, amount, onClose);
  const { mostCents } = booking.refundOffer;
  const cents = centsFromTyped(amount);
  return (
    <Dialog
      title={`Refund booking ${booking.code}?`}
      description={
        <p>
          {booking.status === 'paid'
            ? 'The trip stays as it is. '
            : 'The booking was called off and stays so. '}
          {booking.customerName} and {booking.operator.name} are mailed. This cannot be undone.
        </p>
      }
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Refund nothing
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel="Refunding..."
          >
            {cents ? `Refund ${formatDollars(cents)}` : 'Refund'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        <TextField
          label="Amount (USD)"
          name="refundCents"
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          hint={`At most ${formatDollars(mostCents)}.`}
          error={errors['refundCents']}
        />
        <p role="status" className="text-sm">
          {splitWords(booking, cents)}
        </p>
        <TextArea
          label="Reason"
          name="reason"
          required
          rows={3}
          maxLength={MOST_REASON}
          hint="For the platform’s people only. It stays in the history and in the audit log."
          error={errors['reason']}
        />
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}

/** The form that refunds. On a conflict, because the maximum has changed, the booking is refetched. */
function useRefunding(booking: AdminBookingView, amount: string, onDone: () => void) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowBooking(booking.id);
  const { mostCents } = booking.refundOffer;
  const read = (fields: FormData) => ({
    ...{ reason: text(fields, 'reason'), refundCents: centsFromTyped(amount), mostCents },
  });
  const { errors, formProps } = useCheckedForm(payloadUpTo(mostCents), read, (payload) =>
    act(async () => {
      const call = { parts: { id: booking.id }, payload };
      await refetchOnConflict(
        () => callEndpoint('POST /api/admin/bookings/{id}/refunds', call),
        showBooking,
      );
      await showBooking();
      showToast({
        title: 'Refund decided',
        description: `${formatDollars(payload.refundCents)} goes back to the guest. The history says when it is sent.`,
      });
      onDone();
    }),
  );
  return { errors, formProps, isPending, problem };
}

function payloadUpTo(mostCents: number) {
  return refundBookingPayload.check(
    z.refine(({ refundCents }) => refundCents <= mostCents, {
      path: ['refundCents'],
      error: `At most ${formatDollars(mostCents)} can go back to the guest.`,
    }),
  );
}
