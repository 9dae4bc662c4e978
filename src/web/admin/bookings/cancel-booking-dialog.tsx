import { useId, useState } from 'react';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { formatDollars } from '#domain/money.ts';
import { MOST_REASON } from '#domain/platform-notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { RefundFields } from './refund-fields.tsx';
import { chosenCents, firstRefund, type RefundInput } from './refund-input.ts';
import { useCancelling } from './use-cancelling.ts';

type CancelBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks why, and how much goes back, before a booking is called off for good. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const formId = useId();
  const { mostCents, refusal } = booking.cancellation;
  // Until something is chosen, and when what was paid has changed since: what the policy gives.
  const [chosen, setInput] = useState<RefundInput | null>(null);
  const input = chosen ?? firstRefund(booking.cancellation);
  const { errors, formProps, isPending, problem } = useCancelling({
    ...{ booking, input, onDone: onClose },
    onChanged: () => setInput(null),
  });
  const cents = chosenCents(input, mostCents);
  return (
    <Dialog
      title={`Cancel booking ${booking.code}?`}
      description={
        <p>
          The places on {booking.boat.name} are free again at once. {booking.customerName} and{' '}
          {booking.operator.name} are mailed that it is cancelled. This cannot be undone.
        </p>
      }
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep booking
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel="Cancelling..."
          >
            {cents !== null && cents > 0
              ? `Cancel and refund ${formatDollars(cents)}`
              : 'Cancel booking'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        {mostCents > 0 && (
          <RefundFields
            booking={booking}
            input={input}
            onChange={setInput}
            error={errors['refundCents']}
          />
        )}
        {mostCents === 0 && refusal === null && <p>Nothing was paid, so nothing goes back.</p>}
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
