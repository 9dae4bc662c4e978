import { paths } from '#contract/pages/paths.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { PageMessage } from '../../shared/states/page-message.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { tripQuery } from '../../shared/requests/booked-trip-requests.ts';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { TripDetails } from './trip-details.tsx';
import { useTrip } from './use-trip.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
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

/** Shows a sold trip to visitors who have its secret link. */
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
      <ButtonLink href={paths.findBooking()}>{booking.find}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {booking.backHome}
      </ButtonLink>
    </ErrorState>
  );
}

function HandedOver({ name }: { name: string }) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <PageMessage
      ref={title}
      tabIndex={-1}
      title={t.handedOver(isolateName(name))}
      text={t.handedOverText}
    >
      <ButtonLink href="/" className="mt-8">
        {booking.backHome}
      </ButtonLink>
    </PageMessage>
  );
}
