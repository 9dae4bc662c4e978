import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { portName } from '#domain/island/ports.ts';
import { MAX_THUMBNAILS } from '#domain/boats/photos.ts';
import { isMissing } from '../../../api.ts';
import { boatBySlugQuery } from '../../../shared/requests/boat-requests.ts';
import type { RequestedTrip } from '../../../shared/trip/trip-choice.ts';
import { formatPlace } from '../../../shared/trip/format-trip.ts';
import { loadLateMessages } from '../../../shared/language/load-messages.ts';
import {
  useLanguage,
  useMessages,
  useOtherLanguage,
} from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { useLastListing } from '../../../shared/storage/session-store.ts';
import { LatePart } from '../../../shared/states/late-part.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../../shared/page/define-page.ts';
import { getButtonClasses } from '../../../ui/button.tsx';
import { BoatBookingCard } from './boat-booking-card.tsx';
import { BoatPhoto } from '../../../ui/boat-photo.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import { classNames } from '../../../ui/class-names.ts';
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
  const title = `${boat.name}, ${portName(boat.port, boat.customPort)}`;
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
        <ShareButton />
      </div>
      <h1 translate="no" className="page-title mt-2 wrap-anywhere">
        {boat.name}
      </h1>
      <p className="mt-2 mb-6 flex items-center gap-2 text-lg text-ink-soft">
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        {formatPlace(trips, boat)}
      </p>
      <div className="grid items-start gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-10">
        <div className="flex min-w-0 flex-col gap-6">
          <BoatGallery boat={boat} />
          <LatePart fallback={<LoadingState />}>
            <BoatDetails boat={boat} />
          </LatePart>
        </div>
        <div className="min-w-0 lg:row-span-2">
          <BoatBookingCard key={boat.id} boat={boat} requested={requested} />
        </div>
        <LatePart key={boat.id} fallback={<LoadingState text={t.loadingReviews} />}>
          <BoatReviews boat={boat} />
        </LatePart>
      </div>
    </div>
  );
}

// Renders the reviews on the server; the browser loads their code later, and the boat can be booked if that fails.
const BoatReviews = import.meta.env.SSR
  ? (await import('./boat-reviews.tsx')).default
  : lazy<ComponentType<{ boat: BoatView }>>(() =>
      Promise.all([import('./boat-reviews.tsx'), loadLateMessages('reviews')]).then(
        ([reviews]) => reviews,
        () => ({ default: () => null }),
      ),
    );

// Loads the boat's details like its reviews.
const BoatDetails = import.meta.env.SSR
  ? (await import('./boat-details.tsx')).default
  : lazy<ComponentType<{ boat: BoatPageView }>>(() =>
      Promise.all([import('./boat-details.tsx'), loadLateMessages('details')]).then(
        ([told]) => told,
        () => ({ default: () => null }),
      ),
    );

const BoatPhotoViewer = lazy(() =>
  Promise.all([import('./boat-photo-viewer.tsx'), loadLateMessages('details')]).then(
    ([viewer]) => viewer,
  ),
);

/**
 * An opening of the viewer. `turn` tells openings apart: a dialog's close event may arrive after it was opened again.
 */
type Opening = { first: number; turn: number };

/** Shows the cover and up to three more photos; each opens the viewer. */
function BoatGallery({ boat }: { boat: BoatPageView }) {
  const t = useMessages('boat');
  const writtenIn = useOtherLanguage(boat.writtenIn.captions);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isHydrated = useIsHydrated();
  const shown = boat.images.slice(0, 1 + MAX_THUMBNAILS);
  if (shown.length === 0) {
    return (
      <BoatPhoto
        stockFor={boat.id}
        alt={boat.name}
        sizes={coverSizes}
        isFirst
        className="rounded-card"
      />
    );
  }
  return (
    <div className="grid grid-cols-6 gap-2 sm:gap-3">
      {shown.map((image, index) => (
        <button
          key={image.path}
          type="button"
          aria-label={t.openPhoto(index + 1, boat.images.length, image.caption || boat.name)}
          disabled={!isHydrated}
          onClick={() => setOpening({ first: index, turn: (opening?.turn ?? 0) + 1 })}
          className={classNames(
            'relative overflow-hidden focus-visible:rounded-card',
            index === 0 ? 'col-span-6 rounded-card' : 'rounded-field',
            index > 0 && (shown.length === 3 ? 'col-span-3' : 'col-span-2'),
          )}
        >
          <BoatPhoto
            image={image}
            stockFor={boat.id}
            alt={image.caption || boat.name}
            lang={image.caption ? writtenIn : undefined}
            sizes={index === 0 ? coverSizes : thumbnailSizes}
            isFirst={index === 0}
          />
          {index === MAX_THUMBNAILS && <MoreCount count={boat.images.length - shown.length} />}
        </button>
      ))}
      {opening && (
        <Suspense fallback={null}>
          <BoatPhotoViewer
            key={opening.turn}
            boat={boat}
            first={opening.first}
            onClose={() => setOpening((latest) => (latest === opening ? null : latest))}
          />
        </Suspense>
      )}
    </div>
  );
}

const coverSizes = '(min-width: 80rem) 46rem, (min-width: 64rem) 55vw, 92vw';
const thumbnailSizes = '(min-width: 64rem) 23rem, 46vw';

function MoreCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute right-2 bottom-2 rounded-full bg-paper px-2.5 py-1 text-sm leading-none font-bold text-ink"
    >
      +{count}
    </span>
  );
}
