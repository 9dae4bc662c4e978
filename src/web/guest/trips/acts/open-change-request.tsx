import { useState } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import { Notice } from '../../../shared/acts/notice.tsx';
import { useTripTimes, type TripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { hasPaidOperator } from '../trip-money.ts';
import { useTripAction } from './use-trip-action.ts';

type OpenChangeRequestProps = { trip: TripView; token: string; isOffline: boolean };

/** Shows a change that awaits the operator's approval; the guest can withdraw it. */
export function OpenChangeRequest({ trip, token, isOffline }: OpenChangeRequestProps) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  const times = useTripTimes();
  const { run, ...shown } = useTripAction(token);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (trip.asked === null) return null;
  const takeBack = async () => {
    const { isDone } = await run('POST /api/trips/{token}/withdraw');
    if (isDone) close();
  };
  return (
    <Notice>
      <h2 className="font-bold">{t.waiting}</h2>
      <p className="mt-1">
        {describeChangeRequest(trip.asked, hasPaidOperator(trip), t, times)}{' '}
        {t.answerBy(booking.islandTime(times.moment(trip.asked.answerBy)))}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={isOffline}
        onClick={() => setAsking(true)}
      >
        {t.takeBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.takeBackTitle}
          description={t.takeBackText}
          submitLabel={t.takeBack}
          pendingLabel={t.oneMoment}
          cancelLabel={t.goBack}
          onConfirm={takeBack}
          onClose={close}
          {...shown}
        />
      )}
    </Notice>
  );
}

function describeChangeRequest(
  { kind, groupSize, date, time }: NonNullable<TripView['asked']>,
  isToCaptain: boolean,
  t: TripMessages,
  { guests, when }: TripTimes,
): string {
  if (kind === 'cancel') return isToCaptain ? t.askedCancelCaptain : t.askedCancel;
  if (kind === 'fewer-guests') {
    const asked = isToCaptain ? t.askedToFewerCaptain : t.askedToFewer;
    return asked(guests(groupSize ?? 0));
  }
  return t.askedToMove(when(date ?? '', time));
}
