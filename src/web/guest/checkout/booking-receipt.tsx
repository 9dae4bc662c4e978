import { CalendarPlus, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/public/booking-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { islandInstant } from '#domain/time/days.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { paymentBalance } from '#domain/payouts/payment-balance.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { PaymentDue } from '../../shared/acts/payment-due.tsx';
import { formatPlace } from '../../shared/trip/format-trip.ts';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { getButtonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PhoneLinks } from '../../ui/phone-link-list.tsx';
import { describeBookingHeadline } from './booking-headline.ts';
import { TripLinkCard } from './trip-link-card.tsx';

export function BookingReceipt({ booking }: { booking: BookingView }) {
  const t = useMessages('booking');
  const { title, text } = describeBookingHeadline(booking, t, useTripTimes());
  const isBooked = booking.status === 'paid' || booking.status === 'pending';
  const Icon = isBooked ? CircleCheck : Clock;
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <div>
          <Icon aria-hidden="true" className="mb-4 size-12 text-sea" strokeWidth={1.5} />
          <h1 className="page-title">{title}</h1>
          <p className="mt-3 text-lg text-ink-soft wrap-anywhere">{text}</p>
        </div>
        {booking.payUrl !== null && (
          <Notice>
            <PaymentDue booking={booking} />
            <KeptByMail booking={booking} />
          </Notice>
        )}
        <Card>
          <Facts booking={booking} />
        </Card>
        {isSold(booking.status) && <TripLinkCard booking={booking} />}
        <div className="flex flex-wrap gap-3">
          {isBooked && (
            <a
              href={`/booking/calendar/${encodeURIComponent(booking.id)}.ics`}
              download
              className={getButtonClasses({ variant: 'secondary' })}
            >
              <CalendarPlus aria-hidden="true" className="size-5" />
              {t.addToCalendar}
            </a>
          )}
          <Link
            href="/"
            className={getButtonClasses({ variant: booking.payUrl ? 'secondary' : 'primary' })}
          >
            {t.backHome}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Facts({ booking }: { booking: BookingView }) {
  const { boat } = booking;
  const t = useMessages('booking');
  const trips = useMessages('trips');
  const { when } = useTripTimes();
  return (
    <dl className="flex flex-col gap-3">
      <Fact name={t.code}>
        <span translate="no" className="font-bold tracking-wide">
          {booking.code}
        </span>
      </Fact>
      <Fact name={t.boat}>
        <Link href={paths.boat(boat)} translate="no" className="text-link">
          {boat.name}
        </Link>
      </Fact>
      <Fact name={t.when}>{when(booking.startDate, booking.time, booking.endDate)}</Fact>
      <Fact name={t.departsFrom}>{formatPlace(trips, boat)}</Fact>
      {boat.meetingPoint && (
        <Fact name={t.meetingPoint} writtenIn={boat.writtenIn?.meetingPoint}>
          {boat.meetingPoint}
        </Fact>
      )}
      {boat.bring && (
        <Fact name={t.bring} writtenIn={boat.writtenIn?.bring}>
          {boat.bring}
        </Fact>
      )}
      <Fact name={t.guests}>
        {trips.guests(booking.groupSize)} · {trips.pricingModes[booking.pricingMode]}
      </Fact>
      <Fact name={t.captain}>{boat.operatorName}</Fact>
      {booking.operatorPhone && (
        <Fact name={t.captainPhone}>
          <PhoneLinks
            phone={booking.operatorPhone}
            links={booking.operatorPhoneLinks ?? []}
            className="text-link"
          />
        </Fact>
      )}
      <Fact name={t.bookedBy}>
        <bdi>{booking.customerName}</bdi>, {booking.customerEmail}
      </Fact>
      {booking.specialRequests && <Fact name={t.requests}>{booking.specialRequests}</Fact>}
      <Amounts booking={booking} />
    </dl>
  );
}

function Amounts({ booking }: { booking: BookingView }) {
  const { tripCents, feeCents, amountCents } = booking;
  const balance = paymentBalance(booking);
  const t = useMessages('booking');
  const { money } = useFormats();
  return (
    <>
      {feeCents > 0 && <Fact name={t.tripCost}>{money(tripCents)}</Fact>}
      {feeCents > 0 && <Fact name={t.serviceFee}>{money(feeCents)}</Fact>}
      <Fact name={booking.status === 'paid' ? t.totalPaid : t.total}>
        <span className="text-xl font-bold tabular-nums">{money(amountCents)}</span>
      </Fact>
      {balance && <Fact name={t.refunded}>{money(balance.refundedCents)}</Fact>}
      {balance && (
        <Fact name={t.remains}>
          <span className="font-bold tabular-nums">{money(balance.remainsCents)}</span>
        </Fact>
      )}
      <CancellationTerms booking={booking} />
    </>
  );
}

function CancellationTerms({ booking: { freeUntil } }: { booking: BookingView }) {
  const t = useMessages('booking');
  const trips = useMessages('trips');
  const { language } = useFormats();
  const now = useIslandNow();
  if (freeUntil === undefined) return null;
  const end = freeUntil === null ? null : Date.parse(freeUntil);
  const isOver = end !== null && end < islandInstant(now.day, now.time);
  return (
    <Fact name={t.cancellation}>
      {formatCancellationTerms(language, isOver ? null : end, trips)}
    </Fact>
  );
}

/** Warns that an unconfirmed email address releases the seats after two hours. */
function KeptByMail({ booking: { keepUntil } }: { booking: BookingView }) {
  const t = useMessages('booking');
  const { moment } = useTripTimes();
  if (!keepUntil) return null;
  return <p className="mt-3">{t.keepByMail(t.islandTime(moment(keepUntil)))}</p>;
}

type FactProps = { name: string; writtenIn?: Language | undefined; children: ReactNode };

/** Renders a fact. `writtenIn` is the language of an operator's own text. */
function Fact({ name, writtenIn, children }: FactProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
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
