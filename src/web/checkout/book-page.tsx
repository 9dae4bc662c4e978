import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { readBookingQuery, type RequestedBooking } from '#contract/booking-payloads.ts';
import { isMissing } from '../api.ts';
import { boatByIdQuery } from '../queries.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { boatAddress, checkoutAddress } from '../booking-widgets/trip-addresses.ts';
import { buttonLook } from '../ui/button.tsx';
import { BookForm } from './book-form.tsx';
import { TripSummaryPanel } from './trip-summary-panel.tsx';
import { useCheckout } from './use-checkout.ts';

export function head({ params, search }: PageInput, client: QueryClient): PageHead {
  const boat = client.getQueryState(boatByIdQuery(params.boatId ?? '').queryKey);
  const isKnown = readBookingQuery(search) && boat?.status !== 'error' && boat?.data !== null;
  return { title: isKnown ? 'Complete Your Booking' : INVALID, isIndexed: false };
}

const INVALID = 'Invalid Booking Details';

/** The checkout of a trip that was chosen on a boat's page (spec 2: checkout page). */
export function Page({ params, search }: PageInput) {
  const trip = readBookingQuery(search);
  const boat = useQuery(boatByIdQuery(params.boatId ?? ''));
  if (!trip) return <InvalidBooking />;
  if (boat.data) {
    return (
      <Checkout
        boat={boat.data}
        trip={trip}
        left={leftWords(search.left)}
        onRefused={() => void boat.refetch()}
      />
    );
  }
  if (boat.isPending) return <LoadingState text="Loading your trip..." />;
  return <InvalidBooking onRetry={isMissing(boat.error) ? undefined : () => void boat.refetch()} />;
}

function InvalidBooking({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <ErrorState
      isPage
      title={INVALID}
      text="We could not find this trip: its boat, date, time or group size is missing or not right. Please choose it again."
      onRetry={onRetry}
    >
      <Link href="/booking" className={buttonLook()}>
        Browse boats
      </Link>
      <Link href="/" className={buttonLook({ variant: 'secondary' })}>
        Back to Homepage
      </Link>
    </ErrorState>
  );
}

type CheckoutProps = {
  boat: BoatView;
  trip: RequestedBooking;
  /** What became of the payment page that the visitor comes back from. */
  left: string | null;
  onRefused: () => void;
};

function Checkout({ boat, trip, left, onRefused }: CheckoutProps) {
  const { price, refusal, otherDays, payment } = useCheckout(boat, trip, onRefused);
  const backTo = boatAddress(boat.slug, trip);
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <Link href={backTo} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to boat details
      </Link>
      <h1 className="page-title mt-2 mb-6 sm:mb-8">Complete Your Booking</h1>
      {left && !payment.problem && !payment.refused && (
        <div className="mb-6">
          <Notice role="status">
            <p>{left}</p>
          </Notice>
        </div>
      )}
      {trip.ship && (
        <div className="mb-6">
          <Notice>
            <p>
              You come by cruise ship. If it does not come to the island after all, we call your
              trip off, and you choose another day, another boat, or all your money back.
            </p>
          </Notice>
        </div>
      )}
      {payment.refused && payment.isRefusalNews && (
        <div className="mb-6">
          <Notice role="alert">
            <p className="font-bold">Payment Setup Failed</p>
            <p>{payment.refused.message}</p>
          </Notice>
        </div>
      )}
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
          action={checkoutAddress(boat.id, trip)}
        />
      </div>
    </div>
  );
}

function leftWords(left: string | undefined): string | null {
  if (left === 'open')
    return 'You left the payment page. Nothing was charged, and your places are free again until you continue.';
  return left === 'closed'
    ? 'That payment page was closed, because its time was up or because you opened another one for this boat. Nothing was charged on it.'
    : null;
}
