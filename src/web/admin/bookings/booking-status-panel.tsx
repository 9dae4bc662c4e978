import { isolateName } from '#domain/fields/plain-text.ts';
import { CircleX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { cancelBookingPayload, refundBookingPayload } from '#contract/admin/admin-refund-api.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import type { AdminBookingsMessages } from '#i18n/catalogues/messages.ts';
import { parseTypedCents } from '#domain/money/money.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ReasonField } from '../layout/admin-forms.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { BookingStatusBadge } from '../layout/status-badges.tsx';
import {
  AmountField,
  computeRefundCents,
  firstRefund,
  RefundFields,
  RefundSplit,
  useRefundForm,
  type RefundInput,
} from './refund-form.tsx';

type BookingStatusPanelProps = { booking: AdminBookingView; admin: AdminView };

export function BookingStatusPanel({ booking, admin }: BookingStatusPanelProps) {
  const t = useMessages('admin-bookings');
  const actionMessages = useMessages('portal-actions');
  const { instant } = useAdminFormats();
  const [opened, setOpened] = useState<'cancel' | 'refund' | null>(null);
  const close = () => setOpened(null);
  const mayRefund =
    booking.refundOffer.refusal === null && hasPermission(admin.role, 'refund-booking');
  const refusal = refusalFor(t, booking, admin);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 translate="no" className="mb-2 text-2xl font-bold wrap-anywhere">
          {booking.code}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BookingStatusBadge booking={booking} />
          {booking.waitsUntil && <span>{t.keptUntil(instant(booking.waitsUntil))}</span>}
        </p>
        {refusal && <p className="mt-3 max-w-prose text-ink-soft">{refusal}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayRefund && (
          <Button variant="secondary" size="small" onClick={() => setOpened('refund')}>
            <Undo2 aria-hidden="true" className="size-4" />
            {t.giveRefund}
          </Button>
        )}
        {!refusal && (
          <Button variant="danger" size="small" onClick={() => setOpened('cancel')}>
            <CircleX aria-hidden="true" className="size-4" />
            {actionMessages.cancelBooking}
          </Button>
        )}
      </div>
      {opened === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {opened === 'refund' && <RefundDialog booking={booking} onClose={close} />}
    </div>
  );
}

function refusalFor(
  t: AdminBookingsMessages,
  { cancellation }: AdminBookingView,
  { role }: AdminView,
): string | null {
  if (cancellation.refusal !== null) return cancellation.refusal;
  return hasPermission(role, 'cancel-booking') ? null : t.superAdminsOnly;
}

type DialogProps = { booking: AdminBookingView; onClose: () => void };

function CancelDialog({ booking, onClose }: DialogProps) {
  const t = useMessages('admin-bookings');
  const actionMessages = useMessages('portal-actions');
  const { money } = useAdminFormats();
  const { mostCents, refusal } = booking.cancellation;
  // Null until the admin chooses, and again after a conflict: the form then shows the policy's refund.
  const [chosen, setInput] = useState<RefundInput | null>(null);
  const input = chosen ?? firstRefund(booking.cancellation);
  const cents = computeRefundCents(input, mostCents);
  const form = useRefundForm({
    bookingId: booking.id,
    schema: cancelBookingPayload,
    cents,
    mostCents,
    call: 'POST /api/admin/bookings/{id}/cancel',
    doneTitle: actionMessages.bookingCancelled,
    onConflict: () => setInput(null),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t.cancelTitle(booking.code)}
      description={<p>{describeCancellation(t, booking)}</p>}
      isQuestion
      variant="danger"
      cancelLabel={actionMessages.keepBooking}
      submitLabel={cents ? t.cancelAndRefund(money(cents)) : actionMessages.cancelBooking}
      pendingLabel={actionMessages.cancelling}
      onClose={onClose}
    >
      {mostCents > 0 && (
        <RefundFields booking={booking} input={input} onChange={setInput} form={form} />
      )}
      {mostCents === 0 && refusal === null && (
        <p>{booking.paidBy === 'card' ? t.nothingPaid : t.captainWasPaid}</p>
      )}
      <ReasonField form={form} hint={t.reasonHint} rows={3} />
    </FormDialog>
  );
}

function describeCancellation(t: AdminBookingsMessages, booking: AdminBookingView): string {
  return t.cancelText(
    isolateName(booking.boat.name),
    isolateName(booking.customerName),
    isolateName(booking.operator.name),
  );
}

/** Asks for the reason and the amount of a refund; the trip does not change. */
function RefundDialog({ booking, onClose }: DialogProps) {
  const t = useMessages('admin-bookings');
  const { money } = useAdminFormats();
  const [amount, setAmount] = useState('');
  const { mostCents } = booking.refundOffer;
  const cents = parseTypedCents(amount);
  const text = booking.status === 'paid' ? t.refundTextStays : t.refundTextOver;
  const form = useRefundForm({
    bookingId: booking.id,
    schema: refundBookingPayload,
    cents,
    mostCents,
    call: 'POST /api/admin/bookings/{id}/refunds',
    doneTitle: t.refundDecided,
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t.refundTitle(booking.code)}
      description={
        <p>{text(isolateName(booking.customerName), isolateName(booking.operator.name))}</p>
      }
      isQuestion
      variant="danger"
      cancelLabel={t.refundNothing}
      submitLabel={cents ? t.refundSum(money(cents)) : t.giveRefund}
      pendingLabel={t.refunding}
      onClose={onClose}
    >
      <AmountField mostCents={mostCents} value={amount} onChange={setAmount} form={form} />
      <RefundSplit booking={booking} cents={cents} />
      <ReasonField form={form} hint={t.reasonHint} rows={3} />
    </FormDialog>
  );
}
