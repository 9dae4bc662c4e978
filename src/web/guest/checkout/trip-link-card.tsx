import { useState } from 'react';
import type { BookingView } from '#contract/public/booking-views.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

/**
 * Mails the link to the trip's page instead of showing it, because anyone who has this page's URL can open this page.
 */
export function TripLinkCard({ booking }: { booking: BookingView }) {
  const t = useMessages('booking');
  const { send, isPending, outcome } = useTripLink(booking);
  const isHydrated = useIsHydrated();
  return (
    <TitledCard title={t.seeOrChange}>
      <p className="wrap-anywhere">{t.seeOrChangeText(booking.customerEmail)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          disabled={!isHydrated}
          isPending={isPending}
          pendingLabel={t.oneMoment}
          onClick={() => void send()}
        >
          {t.mailAgain}
        </Button>
        <p role="status" className="min-w-0 wrap-anywhere">
          {outcome}
        </p>
      </div>
    </TitledCard>
  );
}

function useTripLink({ id, customerEmail }: BookingView) {
  const [isPending, setPending] = useState(false);
  const t = useMessages('booking');
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setPending(true);
    setOutcome('');
    try {
      await callEndpoint('POST /api/bookings/{id}/trip', { parts: { id } });
      setOutcome(t.linkSent(customerEmail));
    } catch (error) {
      setOutcome(getProblemText(error, t.connection));
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, outcome };
}
