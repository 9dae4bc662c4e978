import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { boatByIdQuery, isMissing } from '../api.ts';
import { ErrorState } from '../frame/error-state.tsx';
import { LoadingState } from '../frame/loading-state.tsx';
import type { PageInput } from '../shell/site-route.ts';
import { Notice } from '../trip/notice.tsx';
import { boatAddress, checkoutAddress } from '../trip/trip-addresses.ts';
import { buttonLook } from '../ui/button.tsx';
import { BookForm } from './book-form.tsx';
import { readBookingQuery, type AskedBooking } from '#contract/booking-query.ts';
import { TripSummaryPanel } from './trip-summary-panel.tsx';
import { useBookedTrip } from './use-booked-trip.ts';

/** The checkout of a trip that was chosen on a boat's page (spec 2: checkout page). */
export function Page({ params, search }: PageInput) {
  const trip = readBookingQuery(search);
  const boat = useQuery(boatByIdQuery(params.boatId ?? ''));
  if (!trip) return <InvalidBooking />;
  if (boat.data) {
    return <Checkout boat={boat.data} trip={trip} onRefused={() => void boat.refetch()} />;
  }
  if (boat.isPending) return <LoadingState text="Loading your trip..." />;
  return <InvalidBooking {...(!isMissing(boat.error) && { onRetry: () => void boat.refetch() })} />;
}

function InvalidBooking({ onRetry }: { onRetry?: () => void }) {
  return (
    <ErrorState
      isPage
      title="Invalid Booking Details"
      text="We could not find this trip: its boat, date, time or group size is missing or not right. Please choose it again."
      {...(onRetry && { onRetry })}
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

type CheckoutProps = { boat: BoatView; trip: AskedBooking; onRefused: () => void };

function Checkout({ boat, trip, onRefused }: CheckoutProps) {
  const { price, refusal, otherDays, checkout } = useBookedTrip(boat, trip, onRefused);
  const backTo = boatAddress(boat.slug, trip);
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <Link href={backTo} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to boat details
      </Link>
      <h1 className="page-title mt-2 mb-6 sm:mb-8">Complete Your Booking</h1>
      {checkout.refused && checkout.isRefusalNews && (
        <div className="mb-6">
          <Notice role="alert">
            <p className="font-bold">Payment Setup Failed</p>
            <p>{checkout.refused.message}</p>
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
          checkout={checkout}
          isPriced={price.isValid}
          action={checkoutAddress(boat.id, trip)}
        />
      </div>
    </div>
  );
}
