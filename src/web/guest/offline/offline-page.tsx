import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Day } from '#domain/time/days.ts';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { listOfflineDays } from '../../shared/storage/offline-days.ts';
import { PageMessage } from '../../shared/states/page-message.tsx';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import {
  deduplicateBookings,
  listOfflineBookings,
  type OfflineBooking,
} from './offline-bookings.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.offline,
  search: ['for'],
  messages: ['trips', 'offline'],
  head: ({ messages: { offline } }) => ({ title: offline.title }),
  Page,
  robots: 'noindex',
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.offline }
    : undefined,
});

/** The service worker serves this page in place of a page that needs a connection. */
function Page({ search }: PageInput) {
  const t = useMessages('offline');
  const localizeAddress = useAddress();
  const isHydrated = useIsHydrated();
  return (
    <PageMessage
      icon={<CloudOff aria-hidden="true" className="mb-4 size-12 text-sea" strokeWidth={1.5} />}
      title={t.title}
      text={t.text}
    >
      {/* Reads the requested URL in the browser, because the cached document is the same for every URL. */}
      <a
        href={isHydrated ? ownAddress(search.for) : localizeAddress('/')}
        className={`${getButtonClasses()} mt-8`}
      >
        {t.tryAgain}
      </a>
      <CachedBookings />
      <StoredDays />
    </PageMessage>
  );
}

/** Uses plain links, which the service worker answers from its cache. */
function CachedBookings() {
  const t = useMessages('offline');
  const { when } = useTripTimes();
  const bookings = useCachedBookings();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-12 w-full max-w-xl text-left">
      <h2 id="kept" className="text-xl font-bold">
        {t.bookings}
      </h2>
      <p className="mt-1 text-ink-soft">{t.kept}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {bookings.map(({ cache, address, booking }) => (
          <li key={cache}>
            <Card>
              <a href={address} className="text-link text-lg">
                {booking.boat.name}, {booking.code}
              </a>
              <p className="mt-1">{when(booking.startDate, booking.time, booking.endDate)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoredDays() {
  const t = useMessages('offline');
  const language = useLanguage();
  const { fullDay } = useFormats();
  const [days, setDays] = useState<{ date: Day; page: string }[]>([]);
  useEffect(() => {
    listOfflineDays(language).then(setDays, () => undefined);
  }, [language]);
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="kept-days" className="mt-12 w-full max-w-xl text-left">
      <h2 id="kept-days" className="text-xl font-bold">
        {t.days}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {days.map(({ date, page }) => (
          <li key={date}>
            <a href={page} className="text-link text-lg">
              {fullDay(date)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useCachedBookings(): OfflineBooking[] {
  const [bookings, setBookings] = useState<OfflineBooking[]>([]);
  useEffect(() => {
    // Shows nothing without the Cache API.
    listOfflineBookings().then(
      (kept) => setBookings(deduplicateBookings(kept)),
      () => undefined,
    );
  }, []);
  return bookings;
}

/** Returns the requested URL if it is same-origin, else the home page (no open redirect). */
function ownAddress(requested = ''): string {
  const url = URL.canParse(requested, location.origin) ? new URL(requested, location.origin) : null;
  return url?.origin === location.origin ? url.href : '/';
}
