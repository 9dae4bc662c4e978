import type { BookingView } from '#contract/booking-views.ts';
import { useTripTimes } from '../booking-widgets/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { useTripAct } from './use-trip-act.ts';

type KeepPlacesProps = { booking: BookingView; token: string; isOffline: boolean };

/** More time to pay, for whoever presses this on the page that only the mail leads to. */
export function KeepPlaces({ booking, token, isOffline }: KeepPlacesProps) {
  const words = useMessages('trip');
  const { islandTime } = useMessages('booking');
  const { moment } = useTripTimes();
  const { run, isPending, problem } = useTripAct(token);
  if (!booking.keepUntil) return null;
  return (
    <div className="mt-4">
      <p>{words.keepUntil(islandTime(moment(booking.keepUntil)))}</p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={isOffline}
        isPending={isPending}
        pendingLabel={words.oneMoment}
        onClick={() => void run('POST /api/trips/{token}/keep')}
      >
        {words.keepPlaces}
      </Button>
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold">
          {problem}
        </p>
      )}
    </div>
  );
}
