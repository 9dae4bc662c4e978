import * as z from 'zod/mini';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { cancelBookingPayload } from '#contract/admin-refund-api.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import { refetchOnConflict } from '../layout/refetch-on-conflict.ts';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { useNewBooking } from './admin-booking-cache.ts';
import { chosenCents, type RefundInput } from './refund-input.ts';

type Cancelling = {
  booking: AdminBookingView;
  input: RefundInput;
  /** The booking is another one than was shown, and was asked for anew. */
  onChanged: () => void;
  onDone: () => void;
};

/** The form that calls a booking off, with this refund. What goes wrong is shown, and the form stays. */
export function useCancelling({ booking, input, onChanged, onDone }: Cancelling) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useNewBooking(booking.id);
  const { mostCents } = booking.cancellation;
  const read = (fields: FormData) => ({
    reason: text(fields, 'reason'),
    refundCents: chosenCents(input, mostCents),
    mostCents,
  });
  const lookAgain = async () => {
    await showBooking();
    onChanged();
  };
  const { errors, formProps } = useCheckedForm(payloadUpTo(mostCents), read, (payload) =>
    act(async () => {
      const call = { parts: { id: booking.id }, payload };
      await refetchOnConflict(
        () => callEndpoint('POST /api/admin/bookings/{id}/cancel', call),
        lookAgain,
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
