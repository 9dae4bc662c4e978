import { isolated } from '#domain/fields/plain-text.ts';
import { useState } from 'react';
import type { DayGuestView } from '#contract/operator/operator-day-api.ts';
import type { PaidBy } from '#domain/bookings/bookings.ts';
import type { OperatorByHandMessages } from '#i18n/catalogues/messages.ts';
import { callEndpoint } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { PaymentNotes } from '../bookings/payment-notes.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { useChangedDay } from './use-changed-day.ts';

export function GuestPayment({ guest }: { guest: DayGuestView }) {
  const t = useMessages('operator-by-hand');
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
      {isTakenBack(guest) && <CancelByHand guest={guest} />}
    </>
  );
}

/** Formats "Paid", or the method if not by card. Days stored by an earlier version lack it. */
function describePaid(t: OperatorByHandMessages, { paidBy }: { paidBy?: PaidBy }): string {
  return t.paid[paidBy ?? 'card'];
}

/** True for bookings that the operator may cancel: only the platform cancels those that it holds money for. */
function isTakenBack({ flow, status, paidBy }: DayGuestView): boolean {
  return flow === 'operator' && (status !== 'paid' || paidBy !== 'card');
}

function CancelByHand({ guest }: { guest: DayGuestView }) {
  const t = useMessages('operator-by-hand');
  const acts = useMessages('portal-acts');
  const { bookingId, customerName } = guest;
  const { running, run } = useOperatorMutation();
  const dayChanged = useChangedDay();
  const [isAsking, setAsking] = useState(false);
  const [requestKey] = useState(newIdempotencyKey);
  const cancel = async () => {
    const toasts = {
      done: { title: acts.bookingCancelled },
      failed: t.notCancelled,
    };
    const payload = { requestKey, reason: '' };
    await run('cancel', toasts, () =>
      callEndpoint('POST /api/operator/bookings/{id}/cancel', {
        parts: { id: bookingId },
        payload,
      }),
    );
    setAsking(false);
    dayChanged();
  };
  return (
    <>
      <Button variant="ghost" size="small" className="print:hidden" onClick={() => setAsking(true)}>
        <span>
          {acts.cancelBooking}
          <span className="sr-only"> {t.ofGuest(isolated(customerName))}</span>
        </span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.cancelTitle(isolated(customerName))}
          confirmLabel={t.cancelIt}
          cancelLabel={t.keepIt}
          isPending={running !== null}
          pendingLabel={acts.cancelling}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          <CancelText guest={guest} />
        </ConfirmDialog>
      )}
    </>
  );
}

function CancelText({ guest: { status, amountCents, email } }: { guest: DayGuestView }) {
  const t = useMessages('operator-by-hand');
  const acts = useMessages('portal-acts');
  const { money } = useFormats();
  return (
    <p>
      {t.placesFree} {status === 'paid' ? t.giveBack(money(amountCents)) : t.nothingPaid}{' '}
      {email === '' ? t.noAddress : t.toldByMail} {acts.cannotBeUndone}
    </p>
  );
}
