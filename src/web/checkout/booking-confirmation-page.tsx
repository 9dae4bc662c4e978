import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { isMissing } from '../api.ts';
import { bookingQuery } from '../queries.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { keepForOffline } from '../booking-widgets/offline-requests.ts';
import { readCompletedBooking } from '../booking-widgets/stored-trips.ts';
import { LoadingState } from '../layout/loading-state.tsx';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { buttonLook } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { BookingReceipt } from './booking-receipt.tsx';
import { forgetCustomer } from './checkout-storage.ts';

export function head({ search }: PageInput, client: QueryClient): PageHead {
  const { data, error } = client.getQueryState(bookingQuery(search.bid ?? '').queryKey) ?? {};
  const isBooked = !search.bid || data?.status === 'paid' || data?.status === 'pending';
  const otherwise = isMissing(error) ? 'Booking Not Found' : 'Your Booking';
  return { title: isBooked ? 'Booking Confirmed' : otherwise, isIndexed: false };
}

/** After a booking: the one `bid` names, else the one this browser just made, else only the words. */
export function Page({ search }: PageInput) {
  const isHydrated = useIsHydrated();
  const completed = useMemo(() => (isHydrated ? readCompletedBooking() : null), [isHydrated]);
  const id = search.bid || completed?.id;
  return id ? <BookingById id={id} isInAddress={id === search.bid} /> : <PlainConfirmation />;
}

function BookingById({ id, isInAddress }: { id: string; isInAddress: boolean }) {
  const completed = useIsHydrated() ? readCompletedBooking() : null;
  const made = completed?.id === id ? completed : undefined;
  const booking = useQuery({ ...bookingQuery(id), ...(made && { placeholderData: made }) });
  const bookedId = booking.data?.id;
  useEffect(() => {
    if (!bookedId) return;
    forgetCustomer();
    void keepForOffline({ keepBooking: bookedId });
  }, [bookedId]);
  if (booking.data) return <BookingReceipt booking={booking.data} />;
  if (booking.isPending) return <LoadingState text="Loading your booking..." />;
  if (!isInAddress) return <PlainConfirmation />;
  const isUnknown = isMissing(booking.error);
  return (
    <ErrorState
      isPage
      title={isUnknown ? 'Booking Not Found' : 'Your booking could not be loaded'}
      text={
        isUnknown
          ? 'There is no booking at this address. Please use the link in your confirmation email, or let us mail it to you again.'
          : 'Please check your connection and try again. Your booking itself is not affected.'
      }
      onRetry={isUnknown ? undefined : () => void booking.refetch()}
    >
      <Link href="/trips/find" className={buttonLook()}>
        Find my booking
      </Link>
      <Link href="/" className={buttonLook({ variant: 'secondary' })}>
        Back to Homepage
      </Link>
      <Link href="/info/contact" className={buttonLook({ variant: 'ghost' })}>
        Contact us
      </Link>
    </ErrorState>
  );
}

function PlainConfirmation() {
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <h1 className="page-title">Booking Confirmed</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        Thank you for booking with us. Your confirmation is on its way to your inbox.
      </p>
      <Link href="/" className={`${buttonLook()} mt-8`}>
        Back to Homepage
      </Link>
    </div>
  );
}
