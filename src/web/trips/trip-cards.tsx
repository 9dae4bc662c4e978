import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TripView } from '#contract/trip-api.ts';
import { pricingModeNames } from '#domain/boats.ts';
import { isSold } from '#domain/bookings.ts';
import { paidByWords } from '#domain/by-hand.ts';
import { formatDollars } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';
import { AT_DOCK_MINUTES } from '#domain/site-texts.ts';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { guests } from '../booking-widgets/trip-words.ts';
import MeetingMap from '../island/meeting-map.tsx';
import { Card, CardTitle } from '../ui/card.tsx';

/** Where to be, and when. */
export function TripPlace({ trip: { booking } }: { trip: TripView }) {
  const { port, customPort, slug, meetingPoint, bring } = booking.boat;
  return (
    <Card>
      <CardTitle>Where to be</CardTitle>
      <dl className="flex flex-col gap-3">
        <Fact name="Departs from">{locationName(port, customPort)}</Fact>
        {meetingPoint && <Fact name="Meeting point">{meetingPoint}</Fact>}
        {booking.time !== null && (
          <Fact name="Be there">{AT_DOCK_MINUTES} minutes before the start</Fact>
        )}
        {bring && <Fact name="Please bring">{bring}</Fact>}
      </dl>
      <MeetingMap boat={booking.boat} />
      <Link href={`/boats/${slug}`} className="text-link inline-flex min-h-11 items-center">
        More about the boat
      </Link>
    </Card>
  );
}

/** Who comes, and what was booked. */
export function TripGuests({ trip: { booking } }: { trip: TripView }) {
  return (
    <Card>
      <CardTitle>Who comes</CardTitle>
      <dl className="flex flex-col gap-3">
        <Fact name="Booking code">
          <span className="font-bold tracking-wide whitespace-nowrap">{booking.code}</span>
        </Fact>
        <Fact name="Guests">
          {guests(booking.groupSize)} · {pricingModeNames[booking.pricingMode]}
        </Fact>
        <Fact name="Name">{booking.customerName}</Fact>
        {booking.customerEmail && <Fact name="Email">{booking.customerEmail}</Fact>}
        {booking.customerPhone && <Fact name="Phone">{booking.customerPhone}</Fact>}
        {booking.specialRequests && <Fact name="Special requests">{booking.specialRequests}</Fact>}
      </dl>
    </Card>
  );
}

/** What was paid and when, and what went back. */
export function TripMoney({ trip: { booking, paidAt, paidBy } }: { trip: TripView }) {
  const { tripCents, feeCents, amountCents, refundedCents } = booking;
  const isPaid = paidAt !== null;
  const toCaptain = paidBy === 'cash' || paidBy === 'elsewhere' ? paidByWords[paidBy] : null;
  return (
    <Card>
      <CardTitle>Money</CardTitle>
      <dl className="flex flex-col gap-3">
        {feeCents > 0 && <Fact name="Trip cost">{formatDollars(tripCents)}</Fact>}
        {feeCents > 0 && <Fact name="Service fee">{formatDollars(feeCents)}</Fact>}
        <Fact name={isPaid ? 'Paid' : isSold(booking.status) ? 'To pay' : 'Price'}>
          <span className="text-xl font-bold tabular-nums">{formatDollars(amountCents)}</span>
          {toCaptain && <span className="block">{toCaptain}</span>}
          {isPaid && <span className="block text-ink-soft">{islandMoment(paidAt)}</span>}
        </Fact>
        {refundedCents > 0 && (
          <Fact name={toCaptain ? 'Back from the captain' : 'Back to the card'}>
            <span className="font-bold tabular-nums">{formatDollars(refundedCents)}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** The steps of the booking's history that concern its guest, newest first. */
export function TripHistory({ trip: { steps } }: { trip: TripView }) {
  if (steps.length === 0) return null;
  return (
    <Card>
      <CardTitle>What happened so far</CardTitle>
      <ol className="flex flex-col gap-4">
        {steps.toReversed().map(({ at, what }, place) => (
          <li key={steps.length - place}>
            <p className="wrap-anywhere whitespace-pre-line">{what}</p>
            <p className="text-sm text-ink-soft">{islandMoment(at)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
