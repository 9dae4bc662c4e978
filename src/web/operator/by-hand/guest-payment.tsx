import { useState } from 'react';
import type { DayGuestView } from '#contract/operator-day-api.ts';
import { paidWords, sourceNames } from '#domain/by-hand.ts';
import { formatDollars } from '#domain/money.ts';
import { callEndpoint } from '../../api.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { useChangedDay } from './use-changed-day.ts';

/** How a guest of the day pays or has paid, and how to write to them. */
export function GuestPayment({ guest }: { guest: DayGuestView }) {
  const { status, dueCents, email, source } = guest;
  return (
    <>
      {dueCents === 0 ? (
        <Badge>{paidWords(guest)}</Badge>
      ) : (
        <Badge tone="accent">
          {status === 'asked' ? 'Awaits your yes' : 'To pay'}: {formatDollars(dueCents)}
        </Badge>
      )}
      {source && <span>{sourceNames[source]}</span>}
      {email !== '' && (
        <a href={`mailto:${email}`} className="text-link wrap-anywhere print:no-underline">
          {email}
        </a>
      )}
      {isTakenBack(guest) && <CancelByHand guest={guest} />}
    </>
  );
}

/** What carries platform money is cancelled by the platform alone. */
function isTakenBack({ flow, status, paidBy }: DayGuestView): boolean {
  return flow === 'operator' && (status !== 'paid' || paidBy !== 'card');
}

function CancelByHand({ guest }: { guest: DayGuestView }) {
  const { bookingId, customerName, amountCents, status, email } = guest;
  const { running, run } = useOperatorMutation();
  const dayChanged = useChangedDay();
  const [isAsking, setAsking] = useState(false);
  const [requestKey] = useState(newIdempotencyKey);
  const cancel = async () => {
    const toasts = { done: { title: 'Booking cancelled' }, failed: 'It was not cancelled' };
    const payload = { requestKey, reason: '' };
    await run('cancel', toasts, () =>
      callEndpoint('POST /api/operator/bookings/{id}/cancel', {
        ...{ parts: { id: bookingId }, payload },
      }),
    );
    setAsking(false);
    dayChanged();
  };
  return (
    <>
      <Button variant="ghost" size="small" className="print:hidden" onClick={() => setAsking(true)}>
        Cancel booking<span className="sr-only"> of {customerName}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Cancel the booking of ${customerName}?`}
          confirmLabel="Cancel the booking"
          cancelLabel="Keep it"
          isPending={running !== null}
          pendingLabel="Cancelling..."
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        >
          <p>
            Their places are free again at once.{' '}
            {status === 'paid'
              ? `You took ${formatDollars(amountCents)} yourself, so please give it back yourself: we refund nothing.`
              : 'Nothing was paid yet, and their link ends.'}{' '}
            {email === '' ? 'They gave no address, so please tell them.' : 'They are told by mail.'}{' '}
            This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
