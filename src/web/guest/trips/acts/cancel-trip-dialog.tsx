import { useState } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import type { BookingMessages, TripMessages } from '#i18n/catalogues/messages.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { TextArea } from '../../../forms/form-field.tsx';
import { describeApproval, describeRefund, hasPaidOperator } from '../trip-money.ts';
import { useTripAction, type ActProps } from './use-trip-action.ts';
import { WayChoice, type Way } from './way-choice.tsx';

/** Cancels the trip for the policy's refund, or sends the operator a request to cancel it. */
export function CancelTripDialog({ trip, token, onClose }: ActProps) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  const times = useTripTimes();
  const { run, ...shown } = useTripAction(token);
  const [chosen, setChosen] = useState<Way>('ask');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { refundCents, mostCents } = trip.cancel;
  const mustAsk = hasPaidOperator(trip);
  const mayAsk = trip.needsOperator && trip.asked === null && mostCents > refundCents;
  const way = mustAsk ? 'ask' : mayAsk ? chosen : 'now';
  const submit = async () => {
    const { isDone } =
      way === 'ask'
        ? await run('POST /api/trips/{token}/ask', { change: { kind: 'cancel' } })
        : await run('POST /api/trips/{token}/cancel', { refundCents, reason });
    if (isDone) setDone(way === 'ask' ? t.asked : describeCancelled(trip, t, times));
  };
  return (
    <ConfirmDialog
      title={t.cancelTitle}
      description={<p>{consequence(trip, t, booking, times)}</p>}
      submitLabel={way === 'ask' ? t.askCaptain : cancelLabel(trip, t, times)}
      pendingLabel={way === 'ask' ? t.askingNow : t.cancelling}
      variant={way === 'ask' ? 'primary' : 'danger'}
      cancelLabel={t.keep}
      doneLabel={t.done}
      onConfirm={submit}
      {...shown}
      onClose={onClose}
      done={done && <p>{done}</p>}
    >
      {mayAsk && (
        <WayChoice
          way={way}
          onChoose={setChosen}
          labels={{
            ask: t.askToCancel(times.money(mostCents)),
            now: t.cancelNow,
          }}
        />
      )}
      {way === 'ask' && <p className="text-ink-soft">{describeApproval(t)}</p>}
      {way === 'now' && (
        <TextArea
          label={t.why}
          hint={t.whyHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function consequence(
  trip: TripView,
  t: TripMessages,
  { islandTime }: BookingMessages,
  times: TripTimes,
): string {
  const { booking, cancel, needsOperator, policy } = trip;
  const paid = times.money(booking.amountCents);
  if (hasPaidOperator(trip)) return t.cancelPaidCaptain(paid);
  if (booking.status !== 'paid') return `${t.cancelUnpaid} ${t.seatsBackOnSale}`;
  if (!needsOperator) return `${describeRefund(cancel.refundCents, t, times)} ${t.seatsBackOnSale}`;
  return t.cancelLate(islandTime(times.moment(policy.freeUntil)), paid);
}

function cancelLabel({ booking, cancel }: TripView, t: TripMessages, { money }: TripTimes): string {
  if (booking.status !== 'paid') return t.cancel;
  return cancel.refundCents > 0 ? t.cancelBack(money(cancel.refundCents)) : t.cancelNothing;
}

function describeCancelled(
  { booking, cancel }: TripView,
  t: TripMessages,
  times: TripTimes,
): string {
  const isPaid = booking.status === 'paid';
  const money = isPaid ? describeRefund(cancel.refundCents, t, times) : t.nothingCharged;
  return `${t.cancelDone} ${money}`;
}
