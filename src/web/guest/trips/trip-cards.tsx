import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TripView } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { describeTimelineEntry } from '#i18n/formats/describe-timeline-entry.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';
import { paymentBalance } from '#domain/payouts/payment-balance.ts';
import { DayForecast } from '../../shared/calendar/day-forecast.tsx';
import { formatPlace } from '../../shared/trip/format-trip.ts';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import MeetingMap from '../../shared/island/meeting-map.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

export function TripPlace({ trip: { booking } }: { trip: TripView }) {
  const t = useMessages('trip');
  const made = useMessages('booking');
  const trips = useMessages('trips');
  const { slug, meetingPoint, bring, visits, writtenIn } = booking.boat;
  const details = useMessages('details');
  const papers = describePapers(useLanguage(), visits, details);
  const today = useIslandNow().day;
  return (
    <Card>
      <CardTitle>{t.whereToBe}</CardTitle>
      <dl className="flex flex-col gap-3">
        <Fact name={made.departsFrom}>{formatPlace(trips, booking.boat)}</Fact>
        {meetingPoint && (
          <Fact name={made.meetingPoint} writtenIn={writtenIn?.meetingPoint}>
            {meetingPoint}
          </Fact>
        )}
        {booking.time !== null && <Fact name={t.beThere}>{t.beforeStart(AT_DOCK_MINUTES)}</Fact>}
        {bring && (
          <Fact name={made.bring} writtenIn={writtenIn?.bring}>
            {bring}
          </Fact>
        )}
        {papers && <Fact name={details.papers}>{papers}</Fact>}
      </dl>
      <DayForecast day={booking.startDate} today={today} />
      <MeetingMap boat={booking.boat} />
      <Link href={paths.boat({ slug })} className="text-link inline-flex min-h-11 items-center">
        {t.aboutBoat}
      </Link>
    </Card>
  );
}

export function TripGuests({ trip: { booking } }: { trip: TripView }) {
  const t = useMessages('trip');
  const made = useMessages('booking');
  const trips = useMessages('trips');
  return (
    <Card>
      <CardTitle>{t.whoComes}</CardTitle>
      <dl className="flex flex-col gap-3">
        <Fact name={made.code}>
          <span translate="no" className="font-bold tracking-wide whitespace-nowrap">
            {booking.code}
          </span>
        </Fact>
        <Fact name={made.guests}>
          {trips.guests(booking.groupSize)} · {trips.pricingModes[booking.pricingMode]}
        </Fact>
        <Fact name={t.name}>
          <bdi>{booking.customerName}</bdi>
        </Fact>
        {booking.customerEmail && <Fact name={t.email}>{booking.customerEmail}</Fact>}
        {booking.customerPhone && <Fact name={t.phone}>{booking.customerPhone}</Fact>}
        {booking.specialRequests && <Fact name={made.requests}>{booking.specialRequests}</Fact>}
      </dl>
    </Card>
  );
}

export function TripMoney({ trip: { booking, paidAt, paidBy } }: { trip: TripView }) {
  const t = useMessages('trip');
  const made = useMessages('booking');
  const { money, moment } = useTripTimes();
  const { tripCents, feeCents, amountCents } = booking;
  const balance = paymentBalance(booking);
  const isPaid = paidAt !== null;
  const toCaptain = paidBy === 'cash' || paidBy === 'elsewhere' ? t.paidBy[paidBy] : null;
  return (
    <Card>
      <CardTitle>{t.money}</CardTitle>
      <dl className="flex flex-col gap-3">
        {feeCents > 0 && <Fact name={made.tripCost}>{money(tripCents)}</Fact>}
        {feeCents > 0 && <Fact name={made.serviceFee}>{money(feeCents)}</Fact>}
        <Fact name={isPaid ? t.paid : isSold(booking.status) ? t.toPay : t.price}>
          <span className="text-xl font-bold tabular-nums">{money(amountCents)}</span>
          {toCaptain && <span className="block">{toCaptain}</span>}
          {isPaid && <span className="block text-ink-soft">{moment(paidAt)}</span>}
        </Fact>
        {balance && (
          <Fact name={toCaptain ? t.backFromCaptain : t.backToCard}>
            <span className="font-bold tabular-nums">{money(balance.refundedCents)}</span>
          </Fact>
        )}
        {balance && (
          <Fact name={made.remains}>
            <span className="font-bold tabular-nums">{money(balance.remainsCents)}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** Lists the entries of the booking's history for the guest, newest first. */
export function TripHistory({ trip: { steps } }: { trip: TripView }) {
  const t = useMessages('trip');
  const timeline = useMessages('timeline');
  const { language, moment } = useTripTimes();
  if (steps.length === 0) return null;
  return (
    <Card>
      <CardTitle>{t.history}</CardTitle>
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
    </Card>
  );
}

type FactProps = { name: string; writtenIn?: Language | undefined; children: ReactNode };

/** Renders a fact. `writtenIn` is the language of an operator's own text. */
function Fact({ name, writtenIn, children }: FactProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd
        lang={writtenIn === language ? undefined : writtenIn}
        className="min-w-0 wrap-anywhere whitespace-pre-line"
      >
        {children}
      </dd>
    </div>
  );
}
