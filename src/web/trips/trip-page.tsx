import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isMissing } from '../api.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import { tripQuery } from '../queries.ts';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { buttonLook } from '../ui/button.tsx';
import { TripDetails } from './trip-details.tsx';
import { useTrip } from './use-trip.ts';

export function head({ params }: PageInput, client: QueryClient): PageHead {
  const { data, error } = client.getQueryState(tripQuery(params.token ?? '').queryKey) ?? {};
  const title = isMissing(error)
    ? NO_TRIP
    : data
      ? `Your trip on ${data.booking.boat.name}`
      : 'Your Trip';
  return { title, isIndexed: false };
}

const NO_TRIP = 'This link leads to no trip';

/** A sold trip, for whoever has its secret link. */
export function Page({ params }: PageInput) {
  const token = params.token ?? '';
  const trip = useTrip(token);
  const [newGuest, setNewGuest] = useState<string | null>(null);
  if (newGuest !== null) return <HandedOver name={newGuest} />;
  if (trip.isMissing) return <NoTrip />;
  if (trip.data) {
    return (
      <TripDetails
        trip={trip.data}
        token={token}
        isOffline={trip.isOffline}
        readAtMs={trip.dataUpdatedAt}
        onHandedOver={setNewGuest}
      />
    );
  }
  if (trip.isPending) return <LoadingState text="Loading your trip..." />;
  return (
    <ErrorState
      isPage
      title="Your trip could not be loaded"
      text="Please check your connection and try again. Your trip itself is not affected."
      onRetry={() => void trip.refetch()}
    />
  );
}

/** The same for a wrong, an old and a revoked link. */
function NoTrip() {
  return (
    <ErrorState
      isPage
      title={NO_TRIP}
      text="It may be old, or not whole, or the trip was handed over to somebody else. If the trip is yours, we mail you a new link."
    >
      <Link href="/trips/find" className={buttonLook()}>
        Find my booking
      </Link>
      <Link href="/" className={buttonLook({ variant: 'secondary' })}>
        Back to Homepage
      </Link>
    </ErrorState>
  );
}

function HandedOver({ name }: { name: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <h1 ref={title} tabIndex={-1} className="page-title wrap-anywhere">
        The trip is {name}’s now
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        They get a mail with a link of their own. Yours does not open the trip any more, and we have
        mailed you that, too.
      </p>
      <Link href="/" className={`${buttonLook()} mt-8`}>
        Back to Homepage
      </Link>
    </div>
  );
}
