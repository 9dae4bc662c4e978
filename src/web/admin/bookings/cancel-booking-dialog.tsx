import { useState } from 'react';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { cancelBookingPayload } from '#contract/admin-refund-api.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { MoneyBackDialog } from './money-back-dialog.tsx';
import { RefundFields, chosenCents, firstRefund, type RefundInput } from './refund-fields.tsx';
import { useMoneyBack } from './use-money-back.ts';

type CancelBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks for the reason and the refund before a booking is cancelled. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const { mostCents, refusal } = booking.cancellation;
  // The policy's refund, until something is chosen, and again when the amount has changed.
  const [chosen, setInput] = useState<RefundInput | null>(null);
  const input = chosen ?? firstRefund(booking.cancellation);
  const cents = chosenCents(input, mostCents);
  const form = useMoneyBack({
    ...{ bookingId: booking.id, schema: cancelBookingPayload, cents, mostCents },
    send: (call) => callEndpoint('POST /api/admin/bookings/{id}/cancel', call),
    title: 'Booking cancelled',
    onChanged: () => setInput(null),
    onDone: onClose,
  });
  return (
    <MoneyBackDialog
      title={`Cancel booking ${booking.code}?`}
      description={
        <p>
          The places on {booking.boat.name} are free again at once. {booking.customerName} and{' '}
          {booking.operator.name} are mailed that it is cancelled. This cannot be undone.
        </p>
      }
      form={form}
      leaveLabel="Keep booking"
      confirmLabel={
        cents !== null && cents > 0 ? `Cancel and refund ${formatDollars(cents)}` : 'Cancel booking'
      }
      pendingLabel="Cancelling..."
      onClose={onClose}
    >
      {mostCents > 0 && (
        <RefundFields
          booking={booking}
          input={input}
          onChange={setInput}
          error={form.errors['refundCents']}
        />
      )}
      {mostCents === 0 && refusal === null && <p>Nothing was paid, so nothing goes back.</p>}
    </MoneyBackDialog>
  );
}
