import { isolateName } from '#domain/fields/plain-text.ts';
import type { DayGuestView } from '#contract/operator/operator-day-api.ts';
import type { PaidBy } from '#domain/bookings/bookings.ts';
import type { OperatorManualBookingsMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { PaymentNotes } from '../bookings/payment-notes.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { useChangedDay } from './use-changed-day.ts';

export function GuestPayment({ guest }: { guest: DayGuestView }) {
  const t = useMessages('operator-manual-bookings');
  const { money } = useFormats();
  const { status, dueCents, email, source } = guest;
  return (
    <>
      {dueCents === 0 ? (
        <Badge>{describePaid(t, guest)}</Badge>
      ) : (
        <Badge tone="accent">
          {status === 'asked' ? t.awaitsYes(money(dueCents)) : t.toPay(money(dueCents))}
        </Badge>
      )}
      <PaymentNotes booking={guest} />
      {source && <span>{t.sources[source]}</span>}
      {email !== '' && (
        <a href={`mailto:${email}`} className="text-link wrap-anywhere print:no-underline">
          {email}
        </a>
      )}
      {isCancellable(guest) && <CancelManualBooking guest={guest} />}
    </>
  );
}

/** Formats "Paid", or the payment method if not a card. Days stored by an earlier version lack the method. */
function describePaid(t: OperatorManualBookingsMessages, { paidBy }: { paidBy?: PaidBy }): string {
  return t.paid[paidBy ?? 'card'];
}

/** True for bookings that the operator may cancel. Only the platform cancels bookings whose money it holds. */
function isCancellable({ flow, status, paidBy }: DayGuestView): boolean {
  return flow === 'operator' && (status !== 'paid' || paidBy !== 'card');
}

function CancelManualBooking({ guest }: { guest: DayGuestView }) {
  const t = useMessages('operator-manual-bookings');
  const actionMessages = useMessages('portal-actions');
  const { bookingId, customerName } = guest;
  const dayChanged = useChangedDay();
  const cancel = useOperatorMutation('POST /api/operator/bookings/{id}/cancel', {
    parts: { id: bookingId },
    done: { title: actionMessages.bookingCancelled },
    failed: t.notCancelled,
    onDone: dayChanged,
    onError: dayChanged,
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="small"
      className="print:hidden"
      question={{
        title: t.cancelTitle(isolateName(customerName)),
        description: <CancelText guest={guest} />,
        submitLabel: t.cancelIt,
        cancelLabel: actionMessages.keepBooking,
        pendingLabel: actionMessages.cancelling,
      }}
      onConfirm={() => cancel.send({ requestKey: cancel.requestKey, reason: '' })}
    >
      <span>
        {actionMessages.cancelBooking}
        <span className="sr-only"> {t.ofGuest(isolateName(customerName))}</span>
      </span>
    </ConfirmButton>
  );
}

function CancelText({ guest: { status, amountCents, email } }: { guest: DayGuestView }) {
  const t = useMessages('operator-manual-bookings');
  const actionMessages = useMessages('portal-actions');
  const { money } = useFormats();
  return (
    <p>
      {t.placesFree} {status === 'paid' ? t.giveBack(money(amountCents)) : t.nothingPaid}{' '}
      {email === '' ? t.noAddress : t.toldByMail} {actionMessages.cannotBeUndone}
    </p>
  );
}
