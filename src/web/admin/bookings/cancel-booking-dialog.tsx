import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { cancelBookingPayload } from '#contract/admin-refund-api.ts';
import { formatDollars } from '#domain/money.ts';
import { MOST_REASON } from '#domain/platform-notices.ts';
import { callEndpoint } from '../../api.ts';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';
import { useShowBooking } from './admin-booking-cache.ts';
import { RefundFields, chosenCents, firstRefund, type RefundInput } from './refund-fields.tsx';

type CancelBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks for the reason and the refund before a booking is cancelled. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const formId = useId();
  const { mostCents, refusal } = booking.cancellation;
  // The policy's refund, until something is chosen, and again when the amount has changed.
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

type Cancelling = {
  booking: AdminBookingView;
  input: RefundInput;
  /** Called when the booking had changed and was refetched. */
  onChanged: () => void;
  onDone: () => void;
};

/** The form that cancels a booking with this refund. Errors are shown, and the form stays. */
function useCancelling({ booking, input, onChanged, onDone }: Cancelling) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowBooking(booking.id);
  const { mostCents } = booking.cancellation;
  const read = (fields: FormData) => ({
    reason: text(fields, 'reason'),
    refundCents: chosenCents(input, mostCents),
    mostCents,
  });
  const refetch = async () => {
    await showBooking();
    onChanged();
  };
  const { errors, formProps } = useCheckedForm(payloadUpTo(mostCents), read, (payload) =>
    act(async () => {
      const call = { parts: { id: booking.id }, payload };
      await refetchOnConflict(
        () => callEndpoint('POST /api/admin/bookings/{id}/cancel', call),
        refetch,
      );
      await showBooking();
      showToast({ title: 'Booking cancelled', description: outcomeWords(payload.refundCents) });
      onDone();
    }),
  );
  return { errors, formProps, isPending, problem };
}

function payloadUpTo(mostCents: number) {
  return cancelBookingPayload.check(
    z.refine(({ refundCents }) => refundCents <= mostCents, {
      path: ['refundCents'],
      error: `At most ${formatDollars(mostCents)} can go back to the guest.`,
    }),
  );
}

function outcomeWords(cents: number): string {
  return cents > 0
    ? `${formatDollars(cents)} goes back to the guest. The history says when it is sent.`
    : 'Nothing goes back to the guest.';
}
