import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { isMissing } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { bookingQuery } from '../../shared/requests/booked-trip-requests.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { keepForOffline } from '../../shared/acts/offline-requests.ts';
import { readCompletedBooking } from '../../shared/acts/stored-trips.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { BookingReceipt } from './booking-receipt.tsx';
import { forgetCustomer } from './checkout-storage.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.confirmation,
  search: ['bid'],
  messages: ['trips', 'booking'],
  load: ({ search }) => (search.bid ? [bookingQuery(search.bid)] : []),
  head,
  Page,
  robots: 'disallow',
  isShared: false,
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.confirmation }
    : undefined,
});

function head({ search, client, messages: { booking } }: PageContext): PageHead {
  const { data, error } = client.getQueryState(bookingQuery(search.bid ?? '').queryKey) ?? {};
  const isBooked = !search.bid || data?.status === 'paid' || data?.status === 'pending';
  const otherwise = isMissing(error) ? booking.notFound : booking.yourBooking;
  return { title: isBooked ? booking.confirmed : otherwise };
}

/** Shows the booking that `bid` names, else the last one made in this browser, else only a message. */
function Page({ search }: PageInput) {
  const isHydrated = useIsHydrated();
  const completed = useMemo(() => (isHydrated ? readCompletedBooking() : null), [isHydrated]);
  const id = search.bid || completed?.id;
  return id ? <BookingById id={id} isInAddress={id === search.bid} /> : <PlainConfirmation />;
}

function BookingById({ id, isInAddress }: { id: string; isInAddress: boolean }) {
  const t = useMessages('booking');
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
  if (booking.isPending) return <LoadingState text={t.loading} />;
  if (!isInAddress) return <PlainConfirmation />;
  const isUnknown = isMissing(booking.error);
  return (
    <ErrorState
      isPage
      title={isUnknown ? t.notFound : t.notLoaded}
      text={isUnknown ? t.notFoundText : t.notLoadedText}
      onRetry={isUnknown ? undefined : () => void booking.refetch()}
    >
      <Link href={paths.findBooking()} className={getButtonClasses()}>
        {t.find}
      </Link>
      <Link href="/" className={getButtonClasses({ variant: 'secondary' })}>
        {t.backHome}
      </Link>
      <Link
        href={paths.info({ slug: 'contact' })}
        className={getButtonClasses({ variant: 'ghost' })}
      >
        {t.contact}
      </Link>
    </ErrorState>
  );
}

function PlainConfirmation() {
  const t = useMessages('booking');
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <h1 className="page-title">{t.confirmed}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.thanks}</p>
      <Link href="/" className={`${getButtonClasses()} mt-8`}>
        {t.backHome}
      </Link>
    </div>
  );
}
