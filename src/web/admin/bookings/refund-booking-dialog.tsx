import { useState } from 'react';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { refundBookingPayload } from '#contract/admin-refund-api.ts';
import { centsFromTyped, formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { TextField } from '../../ui/form-field.tsx';
import { MoneyBackDialog } from './money-back-dialog.tsx';
import { splitWords } from './refund-fields.tsx';
import { useMoneyBack } from './use-money-back.ts';

type RefundBookingDialogProps = { booking: AdminBookingView; onClose: () => void };

/** Asks for the reason and the amount of a refund that leaves the trip as it is. */
export function RefundBookingDialog({ booking, onClose }: RefundBookingDialogProps) {
  const [amount, setAmount] = useState('');
  const { mostCents } = booking.refundOffer;
  const cents = centsFromTyped(amount);
  const form = useMoneyBack({
    ...{ bookingId: booking.id, schema: refundBookingPayload, cents, mostCents },
    send: (call) => callEndpoint('POST /api/admin/bookings/{id}/refunds', call),
    title: 'Refund decided',
    onDone: onClose,
  });
  return (
    <MoneyBackDialog
      title={`Refund booking ${booking.code}?`}
      description={
        <p>
          {booking.status === 'paid'
            ? 'The trip stays as it is. '
            : 'The booking was called off and stays so. '}
          {booking.customerName} and {booking.operator.name} are mailed. This cannot be undone.
        </p>
      }
      form={form}
      leaveLabel="Refund nothing"
      confirmLabel={cents ? `Refund ${formatDollars(cents)}` : 'Refund'}
      pendingLabel="Refunding..."
      onClose={onClose}
    >
      <TextField
        label="Amount (USD)"
        name="refundCents"
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        hint={`At most ${formatDollars(mostCents)}.`}
        error={form.errors['refundCents']}
      />
      <p role="status" className="text-sm">
        {splitWords(booking, cents)}
      </p>
    </MoneyBackDialog>
  );
}
