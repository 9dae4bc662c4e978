import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { getPortName } from '#domain/island/ports.ts';
import { listUnitPrices } from '#domain/money/money.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import { isMissing } from '../../../api.ts';
import { boatBySlugQuery } from '../../../shared/requests/boat-requests.ts';
import type { RequestedTrip } from '../../../shared/trip/trip-choice.ts';
import { formatPlace } from '../../../shared/trip/format-trip.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { useLastListing } from '../../../shared/storage/session-store.ts';
import { keepMarkup, LazyPart, createLazyPart } from '../../../shared/states/lazy-part.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../../shared/page/define-page.ts';
import { getButtonClasses } from '../../../ui/button.tsx';
import { BoatBookingCard } from './boat-booking-card.tsx';
import { LazyShareButton } from '../lazy-share-button.tsx';
import { boatOnServer } from './boat-on-server.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.boat,
  search: ['date', 'end', 'time', 'groupSize', 'mode', 'month', 'choose', 'ship'],
  messages: ['trips', 'picker', 'boat'],
  load: ({ params: { slug } }, language) => [boatBySlugQuery(slug, language)],
  head,
  Page,
  isLandingPage: true,
  server: import.meta.env.SSR ? boatOnServer : undefined,
});

function head({
  params: { slug },
  client,
  messages: { boat: t },
  language,
}: PageContext<typeof pagePatterns.boat>): PageHead {
  const { data: boat, status } =
    client.getQueryState(boatBySlugQuery(slug, language).queryKey) ?? {};
  if (status === 'pending') return { title: t.title };
  if (!boat) return { title: t.boatNotFound, isIndexed: false };
  const title = `${boat.name}, ${getPortName(boat.port, boat.customPort)}`;
  if (boat.slug === slug) return { title };
  return { title, redirect: paths.boat(boat), isMoved: true };
}

function Page({ params: { slug }, search }: PageInput<typeof pagePatterns.boat>) {
  const t = useMessages('boat');
  const boat = useQuery(boatBySlugQuery(slug, useLanguage()));
  if (boat.data) return <BoatDetail boat={boat.data} requested={search} />;
  if (boat.isPending) return <LoadingState text={t.loading} />;
  return (
    <ErrorState
      isPage
      title={t.boatNotFound}
      text={t.gone}
      onRetry={isMissing(boat.error) ? undefined : () => void boat.refetch()}
    >
      <Link href="/" className={getButtonClasses()}>
        {t.backHome}
      </Link>
    </ErrorState>
  );
}

function BoatDetail({ boat, requested }: { boat: BoatPageView; requested: RequestedTrip }) {
  const t = useMessages('boat');
  const trips = useMessages('trips');
  const length = useTripLength(boat);
  const isSoldByTheSeat = listUnitPrices(boat).some(({ mode }) => mode === 'perSeat');
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <div className="flex items-center justify-between gap-3">
        <Link
          href={useLastListing()}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t.backToBoats}
        </Link>
        <LazyShareButton />
      </div>
      <h1 translate="no" className="page-title mt-2 wrap-anywhere">
        {boat.name}
      </h1>
      <p className="mt-2 flex items-start gap-2 text-lg text-ink-soft">
        <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {[formatPlace(trips, boat), length, trips.upTo(trips.guests(boat.capacity))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BoatPrices boat={boat} />
      {isSoldByTheSeat && (
        <LazyPart fallback={<p className="mt-1 min-h-6 max-sm:min-h-12" />}>
          <NextDepartureLine boat={boat} groupSize={requested.groupSize} />
        </LazyPart>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-10">
        <div className="flex min-w-0 flex-col gap-6">
          <LazyPart fallback={<div className="aspect-3/2 rounded-card bg-shallows" />}>
            <BoatGallery boat={boat} />
          </LazyPart>
          <LazyPart fallback={<LoadingState />}>
            <BoatDetails boat={boat} />
          </LazyPart>
        </div>
        <div className="min-w-0 rounded-card [scrollbar-width:thin] lg:row-span-2 lg:tall:sticky lg:tall:top-24 lg:tall:max-h-[calc(100dvh-7rem)] lg:tall:overflow-y-auto">
          <BoatBookingCard key={boat.id} boat={boat} requested={requested} />
        </div>
        <LazyPart key={boat.id} fallback={<LoadingState text={t.loadingReviews} />}>
          <BoatReviews boat={boat} />
        </LazyPart>
      </div>
    </div>
  );
}

/** Shows "From $95 / person · Private Charter from $900 / day", limited to the modes in which the boat is sold. */
function BoatPrices({ boat }: { boat: BoatView }) {
  const t = useMessages('picker');
  const { pricingModes } = useMessages('trips');
  const { money } = useFormats();
  const prices = listUnitPrices(boat).map(({ mode, cents }) => {
    const from = t.fromPrice(money(cents));
    return mode === 'perSeat'
      ? `${from} ${t.perPerson}`
      : `${pricingModes.charter} ${from} ${t.perDay}`;
  });
  return <p className="mt-1 text-lg font-bold first-letter:uppercase">{prices.join(' · ')}</p>;
}

/** Returns "4 hours", or "Full day" if the length is unknown; null if the length depends on the season. */
function useTripLength({ tripMinutes, availability }: BoatView): string | null {
  const trips = useMessages('trips');
  const language = useLanguage();
  if (tripMinutes) return formatTripLength(language, tripMinutes, trips);
  return availability.recurring.seasons.some((season) => season.tripMinutes) ? null : trips.fullDay;
}

// Renders the reviews on the server. The browser loads their code later; if that fails, the boat can still be booked.
const BoatReviews = import.meta.env.SSR
  ? (await import('./boat-reviews.tsx')).default
  : createLazyPart(() => import('./boat-reviews.tsx'), ['reviews']);

// Loads the next departure's code late, like the reviews' code. Until then, the server's markup stays.
const NextDepartureLine = import.meta.env.SSR
  ? (await import('./next-departure-line.tsx')).default
  : createLazyPart(() => import('./next-departure-line.tsx'), ['details'], keepMarkup);

// Loads the code of the boat's details late, like the reviews' code.
const BoatDetails = import.meta.env.SSR
  ? (await import('./boat-details.tsx')).default
  : createLazyPart(() => import('./boat-details.tsx'), ['details', 'captain']);

// Loads the gallery's code late, like the reviews' code. Until then, the server's markup shows the pictures.
const BoatGallery = import.meta.env.SSR
  ? (await import('./boat-gallery.tsx')).default
  : createLazyPart<{ boat: BoatPageView }>(() => import('./boat-gallery.tsx'), [], keepMarkup);
