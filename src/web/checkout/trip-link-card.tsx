import { useState } from 'react';
import type { BookingView } from '#contract/booking-views.ts';
import { callEndpoint } from '../api.ts';
import { problemWords } from '../layout/request-problem.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

/**
 * The way to the trip's own page: by mail alone, because whoever knows this booking's address need not be its
 * guest.
 */
export function TripLinkCard({ booking }: { booking: BookingView }) {
  const { send, isPending, words } = useTripLink(booking);
  const isHydrated = useIsHydrated();
  return (
    <Card>
      <CardTitle>See or change your trip</CardTitle>
      <p className="wrap-anywhere">
        Our mail to {booking.customerEmail} has the link to your trip’s page: there you write to
        your captain, and move, change, hand over or cancel the trip. Whoever has the link can do
        so, so it comes only by mail.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          disabled={!isHydrated}
          isPending={isPending}
          pendingLabel="One moment..."
          onClick={() => void send()}
        >
          Mail me the link again
        </Button>
        <p role="status" className="min-w-0 wrap-anywhere">
          {words}
        </p>
      </div>
    </Card>
  );
}

function useTripLink({ id, customerEmail }: BookingView) {
  const [isPending, setPending] = useState(false);
  const [words, setWords] = useState('');
  const send = async () => {
    setPending(true);
    setWords('');
    try {
      await callEndpoint('POST /api/bookings/{id}/trip', { parts: { id } });
      setWords(`The link is on its way to ${customerEmail}.`);
    } catch (error) {
      setWords(problemWords(error, 'Please check your connection and try again.'));
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, words };
}
