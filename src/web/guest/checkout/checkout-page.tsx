import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { readBookingQuery, type RequestedBooking } from '#contract/public/booking-payloads.ts';
import { paths } from '#contract/pages/paths.ts';
import { isMissing } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { boatByIdQuery } from '../../shared/requests/boat-requests.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { boatAddress, checkoutAddress } from '../../shared/trip/trip-addresses.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { BookForm } from './book-form.tsx';
import { TripSummaryPanel } from './trip-summary-panel.tsx';
import { useCheckout } from './use-checkout.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.checkout,
  search: ['boat', 'date', 'end', 'time', 'groupSize', 'mode', 'left', 'ship'],
  messages: ['trips', 'picker', 'checkout'],
  load: ({ params: { boatId } }, language) => [boatByIdQuery(boatId, language)],
  head,
  Page,
  robots: 'disallow',
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.checkout }
    : undefined,
});

type Context = PageContext<typeof pagePatterns.checkout>;

function head({ params: { boatId }, search, client, language, messages }: Context): PageHead {
  const { checkout } = messages;
  const boat = client.getQueryState(boatByIdQuery(boatId, language).queryKey);
  const isKnown = readBookingQuery(search) && boat?.status !== 'error' && boat?.data !== null;
  return { title: isKnown ? checkout.complete : checkout.invalid };
}

/** Checks out a trip that was chosen on a boat's page (spec 2: checkout page). */
function Page({ params, search }: PageInput) {
  const t = useMessages('checkout');
  const trip = readBookingQuery(search);
  const boat = useQuery(boatByIdQuery(params.boatId ?? '', useLanguage()));
  if (!trip) return <InvalidBooking />;
  if (boat.data) {
    return (
      <Checkout
        boat={boat.data}
        trip={trip}
        left={search.left ?? ''}
        onRefused={() => void boat.refetch()}
      />
    );
  }
  if (boat.isPending) return <LoadingState text={t.loadingTrip} />;
  return <InvalidBooking onRetry={isMissing(boat.error) ? undefined : () => void boat.refetch()} />;
}

function InvalidBooking({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useMessages('checkout');
  return (
    <ErrorState isPage title={t.invalid} text={t.invalidText} onRetry={onRetry}>
      <Link href={paths.listing()} className={getButtonClasses()}>
        {t.browse}
      </Link>
      <Link href="/" className={getButtonClasses({ variant: 'secondary' })}>
        {t.backHome}
      </Link>
    </ErrorState>
  );
}

type CheckoutProps = {
  boat: BoatPageView;
  trip: RequestedBooking;
  /** The state of the payment page after a return: `open` or `closed`; '' without a return. */
  left: string;
  onRefused: () => void;
};

function Checkout({ boat, trip, left, onRefused }: CheckoutProps) {
  const t = useMessages('checkout');
  const localizeAddress = useAddress();
  const { price, refusal, otherDays, payment } = useCheckout(boat, trip, onRefused);
  const backTo = boatAddress(boat.slug, trip);
  const leftNote = left === 'open' ? t.leftOpen : left === 'closed' ? t.leftClosed : null;
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <Link href={backTo} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t.backToBoat}
      </Link>
      <h1 className="page-title mt-2 mb-6 sm:mb-8">{t.complete}</h1>
      <div className="grid gap-6 not-empty:mb-6">
        {leftNote && !payment.problem && !payment.refused && (
          <Notice role="status">
            <p>{leftNote}</p>
          </Notice>
        )}
        {trip.ship && (
          <Notice>
            <p>{t.byShip}</p>
          </Notice>
        )}
        {payment.refused && payment.isRefusalNews && (
          <Notice role="alert">
            <p className="font-bold">{t.setupFailed}</p>
            <p>{payment.refused.message}</p>
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <TripSummaryPanel
          boat={boat}
          trip={{ boat, ...trip, price }}
          refusal={refusal}
          otherDays={otherDays}
          addressOn={(date) => boatAddress(boat.slug, { ...trip, date })}
        />
        <BookForm
          payment={payment}
          isOffered={price.isValid && refusal === null}
          action={localizeAddress(checkoutAddress(boat.id, trip))}
        />
      </div>
    </div>
  );
}
