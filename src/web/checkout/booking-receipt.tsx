import { CalendarPlus, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/booking-views.ts';
import { pricingModeNames } from '#domain/boats.ts';
import { isSold } from '#domain/bookings.ts';
import { formatDollars } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { guests, dateAndTime } from '../booking-widgets/trip-words.ts';
import { buttonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TripLinkCard } from './trip-link-card.tsx';

/** What was booked, to the cent, and what comes next. */
export function BookingReceipt({ booking }: { booking: BookingView }) {
  const { title, text } = headlineOf(booking);
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
        <PaymentLink booking={booking} />
        <Card>
          <Facts booking={booking} />
        </Card>
        {isSold(booking.status) && <TripLinkCard booking={booking} />}
        <div className="flex flex-wrap gap-3">
          {isBooked && (
            <a
              href={`/booking/calendar/${encodeURIComponent(booking.id)}.ics`}
              download
              className={buttonLook({ variant: 'secondary' })}
            >
              <CalendarPlus aria-hidden="true" className="size-5" />
              Add to calendar
            </a>
          )}
          <Link
            href="/"
            className={buttonLook({ variant: booking.payUrl ? 'secondary' : 'primary' })}
          >
            Back to Homepage
          </Link>
        </div>
      </div>
    </div>
  );
}

function PaymentLink({ booking: { payUrl, payBy, amountCents } }: { booking: BookingView }) {
  if (payUrl === null) return null;
  return (
    <Notice>
      <p>
        Nothing has been charged yet. Please pay {formatDollars(amountCents)}
        {payBy && ` by ${islandMoment(payBy)}, Sint Maarten time`}; after that your places are given
        back.
      </p>
      <a href={payUrl} className={`${buttonLook()} mt-3`}>
        Pay {formatDollars(amountCents)} securely
      </a>
    </Notice>
  );
}

function Facts({ booking }: { booking: BookingView }) {
  const { boat } = booking;
  return (
    <dl className="flex flex-col gap-3">
      <Fact name="Booking code">
        <span className="font-bold tracking-wide">{booking.code}</span>
      </Fact>
      <Fact name="Boat">
        <Link href={`/boats/${boat.slug}`} className="text-link">
          {boat.name}
        </Link>
      </Fact>
      <Fact name="When">{tripTimeOf(booking)}</Fact>
      <Fact name="Departs from">{locationName(boat.port, boat.customPort)}</Fact>
      {boat.meetingPoint && <Fact name="Meeting point">{boat.meetingPoint}</Fact>}
      {boat.bring && <Fact name="Please bring">{boat.bring}</Fact>}
      <Fact name="Guests">
        {guests(booking.groupSize)} · {pricingModeNames[booking.pricingMode]}
      </Fact>
      <Fact name="Captain">{boat.operatorName}</Fact>
      {booking.operatorPhone && (
        <Fact name="Captain’s phone">
          <a href={`tel:${booking.operatorPhone.replace(/[^+\d]/g, '')}`} className="text-link">
            {booking.operatorPhone}
          </a>
        </Fact>
      )}
      <Fact name="Booked by">
        {booking.customerName}, {booking.customerEmail}
      </Fact>
      {booking.specialRequests && <Fact name="Special requests">{booking.specialRequests}</Fact>}
      <Amounts booking={booking} />
    </dl>
  );
}

function Amounts({ booking }: { booking: BookingView }) {
  const { tripCents, feeCents, amountCents, refundedCents } = booking;
  return (
    <>
      {feeCents > 0 && <Fact name="Trip cost">{formatDollars(tripCents)}</Fact>}
      {feeCents > 0 && <Fact name="Service fee">{formatDollars(feeCents)}</Fact>}
      <Fact name={booking.status === 'paid' ? 'Total paid' : 'Total'}>
        <span className="text-xl font-bold tabular-nums">{formatDollars(amountCents)}</span>
      </Fact>
      {refundedCents > 0 && <Fact name="Refunded">{formatDollars(refundedCents)}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** A booking's page opens with these words. */
function headlineOf(booking: BookingView): { title: string; text: string } {
  const { status, customerEmail, answerBy } = booking;
  switch (status) {
    case 'paid':
      return {
        title: 'Booking Confirmed',
        text: `Your trip is booked and paid. We have sent the confirmation to ${customerEmail}.`,
      };
    case 'pending':
      return {
        title: 'Booking Confirmed',
        text: `Your places are reserved. We have sent the details and the payment link to ${customerEmail}.`,
      };
    case 'asked':
      return {
        title: 'Waiting for Your Captain',
        text: `Your places are kept, and your captain has been asked to confirm${answerBy === null ? '' : ` by ${islandMoment(answerBy)}, Sint Maarten time`}. Your card has not been charged; it is only charged after a yes. We write to ${customerEmail} either way.`,
      };
    case 'held':
      return {
        title: 'Payment Processing',
        text: 'We are waiting for your payment. Your confirmation follows as soon as it arrives.',
      };
    case 'expired':
      return {
        title: 'Booking Expired',
        text: 'This booking was not paid in time, so its places were given back. Nothing was charged.',
      };
    case 'cancelled':
      return {
        title: 'Booking Cancelled',
        text:
          booking.paymentStatus === 'paid'
            ? 'This booking was cancelled. Nothing of what you paid goes back to you.'
            : 'This booking was cancelled. Nothing was charged.',
      };
    case 'refunded':
      return refundedHeadline(booking);
  }
}

function refundedHeadline({ refundedCents, amountCents }: BookingView) {
  const isPart = refundedCents > 0 && refundedCents < amountCents;
  return {
    title: isPart ? 'Booking Cancelled' : 'Booking Refunded',
    text: isPart
      ? `This booking was cancelled. We are giving you back ${formatDollars(refundedCents)} of the ${formatDollars(amountCents)} that you paid.`
      : 'This trip did not take place for you. Your money is on its way back.',
  };
}

/** "Friday, December 4, 2026 at 9:00 AM"; a charter without a time has the whole day. */
function tripTimeOf({ startDate, endDate, time }: BookingView): string {
  return dateAndTime(startDate, time, endDate);
}
