import { paths } from '#contract/pages/paths.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isMissing } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { tripQuery } from '../../shared/requests/booked-trip-requests.ts';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { TripDetails } from './trip-details.tsx';
import { useTrip } from './use-trip.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.trip,
  messages: ['trips', 'picker', 'details', 'booking', 'trip', 'timeline', 'offer', 'reviews'],
  load: ({ params: { token } }) => [tripQuery(token)],
  head,
  Page,
  robots: 'disallow',
  isShared: false,
  isSecret: true,
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.trip }
    : undefined,
});

type Context = PageContext<typeof pagePatterns.trip>;

function head({ params: { token }, client, messages: { trip } }: Context): PageHead {
  const { data, error } = client.getQueryState(tripQuery(token).queryKey) ?? {};
  const title = isMissing(error)
    ? trip.noTrip
    : data
      ? trip.tripOn(data.booking.boat.name)
      : trip.yourTrip;
  return { title };
}

/** Shows a sold trip to visitors with its secret link. */
function Page({ params: { token } }: PageInput<typeof pagePatterns.trip>) {
  const t = useMessages('trip');
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
  if (trip.isPending) return <LoadingState text={t.loading} />;
  return (
    <ErrorState
      isPage
      title={t.notLoaded}
      text={t.notLoadedText}
      onRetry={() => void trip.refetch()}
    />
  );
}

/** Gives one message for wrong, old and revoked links. */
function NoTrip() {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  return (
    <ErrorState isPage title={t.noTrip} text={t.noTripText}>
      <Link href={paths.findBooking()} className={getButtonClasses()}>
        {booking.find}
      </Link>
      <Link href="/" className={getButtonClasses({ variant: 'secondary' })}>
        {booking.backHome}
      </Link>
    </ErrorState>
  );
}

function HandedOver({ name }: { name: string }) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <h1 ref={title} tabIndex={-1} className="page-title wrap-anywhere">
        {t.handedOver(isolated(name))}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.handedOverText}</p>
      <Link href="/" className={`${getButtonClasses()} mt-8`}>
        {booking.backHome}
      </Link>
    </div>
  );
}
