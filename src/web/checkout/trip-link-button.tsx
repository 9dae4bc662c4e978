import { useState } from 'react';
import { callEndpoint } from '../api.ts';
import { problemWords } from '../layout/request-problem.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { showToast } from '../ui/toasts.ts';

type TripLinkButtonProps = { bookingId: string; variant: ButtonLook['variant'] };

/** Leads to the trip's own page, at a secret address that is made for it. */
export function TripLinkButton({ bookingId, variant }: TripLinkButtonProps) {
  const [isPending, setPending] = useState(false);
  const isHydrated = useIsHydrated();
  const open = async () => {
    setPending(true);
    try {
      const parts = { id: bookingId };
      const { url } = await callEndpoint('POST /api/bookings/{id}/trip', { parts });
      // As a new document: its headers keep the address from everybody else.
      location.assign(url);
    } catch (error) {
      setPending(false);
      const description = problemWords(error, 'Please check your connection and try again.');
      showToast({ title: 'Your trip could not be opened', description, tone: 'destructive' });
    }
  };
  return (
    <Button
      variant={variant}
      disabled={!isHydrated}
      isPending={isPending}
      pendingLabel="Opening..."
      onClick={() => void open()}
    >
      See or change your trip
    </Button>
  );
}
