import { CircleX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { cancelBookingPayload, refundBookingPayload } from '#contract/admin-refund-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { centsFromTyped, formatDollars } from '#domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { FormDialog, ReasonField } from '../layout/admin-forms.tsx';
import { BookingStatusBadge } from '../layout/status-badges.tsx';
import {
  AmountField,
  chosenCents,
  firstRefund,
  RefundFields,
  RefundSplit,
  useRefundForm,
  type RefundInput,
} from './refund-form.tsx';

type BookingStatusPanelProps = { booking: AdminBookingView; admin: AdminView };

/** The booking's code, status and actions, or why it cannot be cancelled. */
export function BookingStatusPanel({ booking, admin }: BookingStatusPanelProps) {
  const [opened, setOpened] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpened(null);
  const mayRefund = booking.refundOffer.refusal === null && mayDo(admin.role, 'refund-booking');
  const refusal = refusalFor(booking, admin);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{booking.code}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BookingStatusBadge booking={booking} />
          {booking.waitsUntil && <span>Kept until {formatInstant(booking.waitsUntil)}</span>}
        </p>
        {refusal && <p className="mt-3 max-w-prose text-ink-soft">{refusal}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayRefund && (
          <Button variant="secondary" size="small" onClick={() => setOpened('refund')}>
            <Undo2 aria-hidden="true" className="size-4" />
            Refund
          </Button>
        )}
        {!refusal && (
          <Button variant="danger" size="small" onClick={() => setOpened('cancel')}>
            <CircleX aria-hidden="true" className="size-4" />
            Cancel booking
          </Button>
        )}
      </div>
      {opened === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {opened === 'refund' && <RefundDialog booking={booking} onClose={close} />}
    </div>
  );
}

function refusalFor({ cancellation }: AdminBookingView, { role }: AdminView): string | null {
  if (cancellation.refusal !== null) return cancellation.refusal;
  if (mayDo(role, 'cancel-booking')) return null;
  return 'Only a super admin can cancel a booking and refund it. Please ask one of them.';
}

type DialogProps = { booking: AdminBookingView; onClose: () => void };

const REASON_HINT = 'For the platform’s people only. It stays in the history and in the audit log.';

/** Asks for the reason and the refund before a booking is cancelled. */
function CancelDialog({ booking, onClose }: DialogProps) {
  const { mostCents, refusal } = booking.cancellation;
  // The policy's refund, until something is chosen, and again when the amount has changed.
  const [chosen, setInput] = useState<RefundInput | null>(null);
  const input = chosen ?? firstRefund(booking.cancellation);
  const cents = chosenCents(input, mostCents);
  const form = useRefundForm({
    ...{ bookingId: booking.id, schema: cancelBookingPayload, cents, mostCents },
    call: 'POST /api/admin/bookings/{id}/cancel',
    doneTitle: 'Booking cancelled',
    onConflict: () => setInput(null),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Cancel booking ${booking.code}?`}
      description={
        <p>
          The places on {booking.boat.name} are free again at once. {booking.customerName} and{' '}
          {booking.operator.name} are mailed that it is cancelled. This cannot be undone.
        </p>
      }
      isQuestion
      variant="danger"
      cancelLabel="Keep booking"
      submitLabel={cents ? `Cancel and refund ${formatDollars(cents)}` : 'Cancel booking'}
      pendingLabel="Cancelling..."
      onClose={onClose}
    >
      {mostCents > 0 && (
        <RefundFields booking={booking} input={input} onChange={setInput} form={form} />
      )}
      {mostCents === 0 && refusal === null && (
        <p>
          {booking.paidBy === 'card'
            ? 'Nothing was paid, so nothing goes back.'
            : 'The captain was paid themselves, and gives it back themselves.'}
        </p>
      )}
      <ReasonField form={form} hint={REASON_HINT} rows={3} />
    </FormDialog>
  );
}

/** Asks for the reason and the amount of a refund that leaves the trip as it is. */
function RefundDialog({ booking, onClose }: DialogProps) {
  const [amount, setAmount] = useState('');
  const { mostCents } = booking.refundOffer;
  const cents = centsFromTyped(amount);
  const form = useRefundForm({
    ...{ bookingId: booking.id, schema: refundBookingPayload, cents, mostCents },
    call: 'POST /api/admin/bookings/{id}/refunds',
    doneTitle: 'Refund decided',
    onClose,
  });
  return (
    <FormDialog
      form={form}
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
      variant="danger"
      cancelLabel="Refund nothing"
      submitLabel={cents ? `Refund ${formatDollars(cents)}` : 'Refund'}
      pendingLabel="Refunding..."
      onClose={onClose}
    >
      <AmountField mostCents={mostCents} value={amount} onChange={setAmount} form={form} />
      <RefundSplit booking={booking} cents={cents} />
      <ReasonField form={form} hint={REASON_HINT} rows={3} />
    </FormDialog>
  );
}
