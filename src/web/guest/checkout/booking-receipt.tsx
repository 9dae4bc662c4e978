import { CalendarPlus, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import type { BookingView } from '#contract/public/booking-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { toInstant } from '#domain/time/days.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { PaymentDue } from '../../shared/acts/payment-due.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { getButtonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PhoneLinks } from '../../ui/phone-link-list.tsx';
import {
  AmountFacts,
  CodeFact,
  Fact,
  FactList,
  GuestsFact,
  PlaceFacts,
  RequestsFact,
} from '../../shared/trip/booking-facts.tsx';
import { describeBookingHeadline } from './booking-headline.ts';
import { TripLinkCard } from './trip-link-card.tsx';
import { ButtonLink } from '../../shared/page/button-link.tsx';

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
          <ButtonLink href="/" variant={booking.payUrl ? 'secondary' : 'primary'}>
            {t.backHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Facts({ booking }: { booking: BookingView }) {
  const { boat, operatorPhone } = booking;
  const t = useMessages('booking');
  const { when } = useTripTimes();
  return (
    <FactList>
      <CodeFact booking={booking} />
      <Fact name={t.boat}>
        <Link href={paths.boat(boat)} translate="no" className="text-link">
          {boat.name}
        </Link>
      </Fact>
      <Fact name={t.when}>{when(booking.startDate, booking.time, booking.endDate)}</Fact>
      <PlaceFacts booking={booking} />
      <GuestsFact booking={booking} />
      <Fact name={t.captain}>{boat.operatorName}</Fact>
      {operatorPhone && (
        <Fact name={t.captainPhone}>
          <PhoneLinks
            phone={operatorPhone}
            links={booking.operatorPhoneLinks ?? []}
            className="text-link"
          />
        </Fact>
      )}
      <Fact name={t.bookedBy}>
        <bdi>{booking.customerName}</bdi>, {booking.customerEmail}
      </Fact>
      <RequestsFact booking={booking} />
      <AmountFacts
        booking={booking}
        totalLabel={booking.status === 'paid' ? t.totalPaid : t.total}
        refundedLabel={t.refunded}
      />
      <CancellationTerms booking={booking} />
    </FactList>
  );
}

function CancellationTerms({ booking: { freeUntil } }: { booking: BookingView }) {
  const t = useMessages('booking');
  const trips = useMessages('trips');
  const { language } = useFormats();
  const now = useIslandNow();
  if (freeUntil === undefined) return null;
  const end = freeUntil === null ? null : Date.parse(freeUntil);
  const isOver = end !== null && end < toInstant(now.day, now.time);
  return (
    <Fact name={t.cancellation}>
      {formatCancellationTerms(language, isOver ? null : end, trips)}
    </Fact>
  );
}

/** Warns that the seats are released after two hours unless the guest confirms the email address. */
function KeptByMail({ booking: { keepUntil } }: { booking: BookingView }) {
  const t = useMessages('booking');
  const { moment } = useTripTimes();
  if (!keepUntil) return null;
  return <p className="mt-3">{t.keepByMail(t.islandTime(moment(keepUntil)))}</p>;
}
