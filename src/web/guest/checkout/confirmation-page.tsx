import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { isMissing } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { bookingQuery } from '../../shared/requests/booked-trip-requests.ts';
import { PageMessage } from '../../shared/states/page-message.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { storeForOffline } from '../../shared/acts/offline-requests.ts';
import { readCompletedBooking } from '../../shared/acts/stored-trips.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { BookingReceipt } from './booking-receipt.tsx';
import { clearGuest } from './checkout-storage.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
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

/** Shows the booking that `bid` names, else the last booking made in this browser, else only a message. */
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
    clearGuest();
    void storeForOffline({ keepBooking: bookedId });
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
      <ButtonLink href={paths.findBooking()}>{t.find}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {t.backHome}
      </ButtonLink>
      <ButtonLink href={paths.info({ slug: 'contact' })} variant="ghost">
        {t.contact}
      </ButtonLink>
    </ErrorState>
  );
}

function PlainConfirmation() {
  const t = useMessages('booking');
  return (
    <PageMessage title={t.confirmed} text={t.thanks}>
      <ButtonLink href="/" className="mt-8">
        {t.backHome}
      </ButtonLink>
    </PageMessage>
  );
}
