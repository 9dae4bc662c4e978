import type { ReactNode } from 'react';
import { describeLocation } from '#domain/island/ports.ts';
import { computePaymentBalance } from '#domain/payouts/payment-balance.ts';
import type { Time } from '#domain/time/days.ts';
import { detailsMessages } from '#i18n/catalogues/details-messages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import type { TripMail } from './trip-phrases.ts';

/** Renders a booking's facts: what, when, where and for how much; `children` are further facts. */
export function TripFacts({ context, trip, children }: TripMail & { children?: ReactNode }) {
  const { t, money, time } = context;
  const hasFee = trip.feeCents > 0;
  const mode = { perSeat: t.perSeat, charter: t.charter }[trip.pricingMode];
  return (
    <Facts>
      <Fact label={t.booking} value={trip.code} />
      <Fact label={t.boat} value={trip.boat.name} />
      <Fact label={t.date} value={describeDays({ context, trip })} />
      <Fact label={t.time} value={trip.time && time(trip.time)} />
      <Fact label={t.from} value={describePort({ context, trip })} />
      <Fact label={t.party} value={`${t.guests(trip.groupSize)}, ${mode}`} />
      <Fact label={t.trip} value={hasFee ? money(trip.tripCents) : null} />
      <Fact label={t.fee} value={hasFee ? money(trip.feeCents) : null} />
      <Fact label={t.total} value={money(trip.amountCents)} />
      <BalanceFacts context={context} trip={trip} />
      <Fact
        label={t.paid}
        value={{ card: null, cash: t.inCash, elsewhere: t.elsewhere }[trip.paidBy]}
      />
      {children}
    </Facts>
  );
}

function describeDays({ context: { t, day }, trip: { start, end } }: TripMail): string {
  return start === end ? day(start) : t.fromTo(day(start), day(end));
}

export function describePort({ context, trip }: TripMail): string {
  return describeLocation(tripsMessages[context.language], trip.boat.port, trip.boat.customPort);
}

/** Refunds and the remaining balance. A cancelled booking also shows a refund of zero. */
function BalanceFacts({ context: { t, money }, trip }: TripMail) {
  const balance = computePaymentBalance(trip);
  const wasCancelled = ['cancelled', 'refunded'].includes(trip.status);
  if (!balance && !(wasCancelled && trip.wasPaid)) return null;
  return (
    <>
      <Fact label={t.refunds} value={money(balance?.refundedCents ?? 0)} />
      <Fact label={t.remains} value={money(balance?.remainsCents ?? trip.amountCents)} />
    </>
  );
}

/** Deadline of free cancellation, in mails on bookings that the guest can still cancel. */
export function CancellationFact({ context: { language, t }, trip }: TripMail) {
  if (!trip.freeCancellation) return null;
  const { untilMs } = trip.freeCancellation;
  const terms = formatCancellationTerms(language, untilMs, tripsMessages[language], 'fullDay');
  return <Fact label={t.cancellation} value={terms} />;
}

/** Sun, meeting point and packing list, in mails that state the time of the trip. */
export function DayFacts({ context, trip }: TripMail) {
  const { t, language } = context;
  const { writtenIn } = trip;
  const details = detailsMessages[language];
  return (
    <>
      <Fact label={t.sun} value={describeSun({ context, trip })} />
      <Fact
        label={t.meetingPoint}
        value={trip.meetingPoint || null}
        writtenIn={writtenIn.meetingPoint}
      />
      <Fact label={t.bring} value={trip.bring || null} writtenIn={writtenIn.bring} />
      <Fact label={t.included} value={trip.included || null} writtenIn={writtenIn.included} />
      <Fact label={details.papers} value={describePapers(language, trip.visits, details)} />
    </>
  );
}

function describeSun({ context, trip }: TripMail): string | null {
  if (!trip.sun) return null;
  const { t } = context;
  const at = (time: Time) => context.time(time);
  const { time, back, isBackNextDay, sunrise, sunset, nextSunrise } = trip.sun;
  const isBack = isBackNextDay ? t.sunsetBackNextDay : t.sunsetBack;
  return [
    sunrise && t.sunriseLeave(at(sunrise), at(time)),
    sunset && isBack(at(sunset), at(back)),
    nextSunrise && t.sunriseBackNextDay(at(nextSunrise), at(back)),
  ]
    .filter(Boolean)
    .join('. ');
}

export function OperatorFacts({ context: { t }, trip: { operator } }: TripMail) {
  return (
    <>
      <Fact label={t.captain} value={operator.name} />
      <Fact label={t.captainPhone} value={operator.phone || null} />
    </>
  );
}

/** Warns that a trip with too few guests may be called off, in mails that leave time for other plans. */
export function SmallestNumberNote({ context: { t }, trip }: TripMail) {
  if (!trip.smallestNumber) return null;
  return <Paragraph>{t.sailsWith(trip.smallestNumber, t.hours(trip.decisionHours))}</Paragraph>;
}
