import { useState } from 'react';
import type { AdminBookingView } from '#contract/admin-booking-views.ts';
import { cancelBookingPayload } from '#contract/admin-refund-payloads.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { MoneyBackDialog } from './money-back-dialog.tsx';
import { RefundFields } from './refund-fields.tsx';
import { chosenCents, firstRefund, type RefundInput } from './refund-input.ts';
import { useMoneyBack } from './use-money-back.ts';

type CancelBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks why, and how much goes back, before a booking is called off for good. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const { mostCents, refusal } = booking.cancellation;
  // Until something is chosen, and when what was paid has changed since: what the policy gives.
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
