import { useEffect, useRef, useState } from 'react';
import type { BookingView } from '#contract/public/booking-views.ts';
import { useTripTimes } from '../../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useTripAction } from './use-trip-action.ts';

type ConfirmReservationProps = { booking: BookingView; token: string; isOffline: boolean };

/**
 * Extends an unpaid reservation. Only the mailed link leads to this page, so pressing the button also confirms the
 * email address.
 */
export function ConfirmReservation({ booking, token, isOffline }: ConfirmReservationProps) {
  const t = useMessages('trip');
  const { islandTime } = useMessages('booking');
  const { moment } = useTripTimes();
  const { run, isPending, problem } = useTripAction(token);
  const [wasPressed, setPressed] = useState(false);
  const { keepUntil, payBy } = booking;
  const isKept = wasPressed && !isPending && problem === null && keepUntil === null;
  const status = useFocusOnceTrue(isKept);
  if (keepUntil === null && !wasPressed) return null;
  const keep = () => {
    setPressed(true);
    void run('POST /api/trips/{token}/keep');
  };
  return (
    <div className="mt-4">
      {keepUntil !== null && (
        <>
          <p>{t.keepUntil(islandTime(moment(keepUntil)))}</p>
          <Button
            variant="secondary"
            className="mt-3"
            disabled={isOffline}
            isPending={isPending}
            pendingLabel={t.oneMoment}
            onClick={keep}
          >
            {t.keepPlaces}
          </Button>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {isKept && payBy !== null && t.placesKept(islandTime(moment(payBy)))}
      </p>
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Focuses a message that replaces the focused button. */
function useFocusOnceTrue(isTrue: boolean) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isTrue) message.current?.focus();
  }, [isTrue]);
  return message;
}
