import { Link } from 'wouter';
import type { TripView } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';
import { DayForecast } from '../../shared/calendar/day-forecast.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import MeetingMap from '../../shared/island/meeting-map.tsx';
import {
  AmountFacts,
  CodeFact,
  Fact,
  FactList,
  GuestsFact,
  PlaceFacts,
  RequestsFact,
} from '../../shared/trip/booking-facts.tsx';
import { keepMarkup, LazyPart, createLazyPart } from '../../shared/states/lazy-part.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

export function TripPlace({ trip: { booking } }: { trip: TripView }) {
  const t = useMessages('trip');
  const { slug, visits, meetingPhoto } = booking.boat;
  const details = useMessages('details');
  const papers = describePapers(useLanguage(), visits, details);
  const today = useIslandNow().day;
  return (
    <TitledCard title={t.whereToBe}>
      <FactList>
        <PlaceFacts booking={booking}>
          {booking.time !== null && <Fact name={t.beThere}>{t.beforeStart(AT_DOCK_MINUTES)}</Fact>}
        </PlaceFacts>
        {papers && <Fact name={details.papers}>{papers}</Fact>}
      </FactList>
      <DayForecast day={booking.startDate} today={today} />
      <MeetingMap boat={booking.boat} />
      {meetingPhoto && (
        <LazyPart fallback={<div className="mt-4 aspect-3/2 max-w-xl rounded-field bg-shallows" />}>
          <MeetingPhoto photo={meetingPhoto} boatId={booking.boat.id} />
        </LazyPart>
      )}
      <Link href={paths.boat({ slug })} className="text-link inline-flex min-h-11 items-center">
        {t.aboutBoat}
      </Link>
    </TitledCard>
  );
}

// Renders the photo on the server. The browser loads its code later, and keeps the server's markup if that fails.
const MeetingPhoto = import.meta.env.SSR
  ? (await import('./meeting-photo.tsx')).default
  : createLazyPart(() => import('./meeting-photo.tsx'), [], keepMarkup);

export function TripGuests({ trip: { booking } }: { trip: TripView }) {
  const t = useMessages('trip');
  return (
    <TitledCard title={t.whoComes}>
      <FactList>
        <CodeFact booking={booking} />
        <GuestsFact booking={booking} />
        <Fact name={t.name}>
          <bdi>{booking.customerName}</bdi>
        </Fact>
        {booking.customerEmail && <Fact name={t.email}>{booking.customerEmail}</Fact>}
        {booking.customerPhone && <Fact name={t.phone}>{booking.customerPhone}</Fact>}
        <RequestsFact booking={booking} />
      </FactList>
    </TitledCard>
  );
}

export function TripMoney({ trip: { booking, paidAt, paidBy } }: { trip: TripView }) {
  const t = useMessages('trip');
  const { moment } = useTripTimes();
  const isPaid = paidAt !== null;
  const toCaptain = paidBy === 'cash' || paidBy === 'elsewhere' ? t.paidBy[paidBy] : null;
  return (
    <TitledCard title={t.money}>
      <FactList>
        <AmountFacts
          booking={booking}
          totalLabel={isPaid ? t.paid : isSold(booking.status) ? t.toPay : t.price}
          refundedLabel={toCaptain ? t.backFromCaptain : t.backToCard}
        >
          {toCaptain && <span className="block">{toCaptain}</span>}
          {isPaid && <span className="block text-ink-soft">{moment(paidAt)}</span>}
        </AmountFacts>
      </FactList>
    </TitledCard>
  );
}

/** Lists the booking's history for the guest, newest first. */
export function TripHistory({ trip: { steps } }: { trip: TripView }) {
  const t = useMessages('trip');
  const timeline = useMessages('timeline');
  const { language, moment } = useTripTimes();
  if (steps.length === 0) return null;
  return (
    <TitledCard title={t.history}>
      <ol className="flex flex-col gap-4">
        {steps.toReversed().map(({ at, ...step }, place) => (
          <li key={steps.length - place}>
            <p className="wrap-anywhere whitespace-pre-line">
              {describeTimelineEntry(language, step, timeline)}
            </p>
            <p className="text-sm text-ink-soft">{moment(at)}</p>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
