import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { isMissing } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { boatByIdQuery } from '../../shared/requests/boat-requests.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { useLastListing } from '../../shared/storage/session-store.ts';
import { readSelectedBoat } from '../../shared/acts/stored-trips.ts';
import type { RequestedTrip } from '../../shared/trip/trip-choice.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { ReservationForm } from './reservation/reservation-form.tsx';
import { ScriptlessRedirect } from './scriptless-redirect.tsx';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.bookingForm,
  search: ['date', 'groupSize', 'ship', 'mode'],
  messages: ['trips', 'picker', 'checkout', 'guest-errors'],
  // Redirects without JavaScript, because the server does not know the selected boat.
  head: ({ messages: { checkout } }) => ({
    title: checkout.complete,
    withoutScripts: { afterSeconds: 0, to: paths.listing() },
  }),
  Page,
  robots: 'noindex',
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.bookingForm }
    : undefined,
});

/**
 * Shows the booking form for the boat selected in the listing, or redirects to the listing if no boat is selected.
 * Without JavaScript, Book Now leads to the boat's page instead.
 */
function Page({ search }: PageInput) {
  const t = useMessages('checkout');
  const localizeAddress = useAddress();
  const [, navigate] = useLocation();
  const isHydrated = useIsHydrated();
  const picked = useMemo(() => (isHydrated ? readSelectedBoat() : null), [isHydrated]);
  useEffect(() => {
    if (isHydrated && !picked) navigate(paths.listing(), { replace: true });
  }, [isHydrated, picked, navigate]);
  if (picked) return <PickedBoat picked={picked} requested={search} />;
  return (
    <>
      <LoadingState />
      <ScriptlessRedirect to={localizeAddress(paths.listing())} label={t.chooseBoat} />
    </>
  );
}

function PickedBoat({ picked, requested }: { picked: string; requested: RequestedTrip }) {
  const t = useMessages('checkout');
  const boat = useQuery(boatByIdQuery(picked, useLanguage()));
  if (isMissing(boat.error)) return <BoatGone />;
  if (boat.isPending) return <LoadingState />;
  if (!boat.data) {
    return (
      <ErrorState
        isPage
        title={t.boatFailed}
        text={t.connection}
        onRetry={() => void boat.refetch()}
      />
    );
  }
  return (
    <div className="page-width pt-8 pb-16 sm:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="page-title">{t.complete}</h1>
        <ReservationForm
          boat={boat.data}
          requested={requested}
          onRefused={() => void boat.refetch()}
        />
      </div>
    </div>
  );
}

function BoatGone() {
  const t = useMessages('checkout');
  return (
    <ErrorState isPage title={t.boatNotFound} text={t.boatGone}>
      <ButtonLink href={useLastListing()}>{t.backToBoats}</ButtonLink>
    </ErrorState>
  );
}
