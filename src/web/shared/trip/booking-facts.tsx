import type { ReactNode } from 'react';
import type { BookingView } from '#contract/public/booking-views.ts';
import { computePaymentBalance } from '#domain/payouts/payment-balance.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { useFormats } from '../language/use-formats.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { formatPlace } from './format-trip.ts';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-3">{children}</dl>;
}

type FactProps = { name: string; writtenIn?: Language | undefined; children: ReactNode };

/** Renders a fact. `writtenIn` is the language of an operator's own text. */
export function Fact({ name, writtenIn, children }: FactProps) {
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

type OfBooking = { booking: BookingView };

export function CodeFact({ booking }: OfBooking) {
  const t = useMessages('booking');
  return (
    <Fact name={t.code}>
      <span translate="no" className="font-bold tracking-wide whitespace-nowrap">
        {booking.code}
      </span>
    </Fact>
  );
}

/** Shows where the trip departs and what to bring, with the children between these two. */
export function PlaceFacts({ booking: { boat }, children }: OfBooking & { children?: ReactNode }) {
  const t = useMessages('booking');
  const trips = useMessages('trips');
  return (
    <>
      <Fact name={t.departsFrom}>{formatPlace(trips, boat)}</Fact>
      {boat.meetingPoint && (
        <Fact name={t.meetingPoint} writtenIn={boat.writtenIn?.meetingPoint}>
          {boat.meetingPoint}
        </Fact>
      )}
      {children}
      {boat.bring && (
        <Fact name={t.bring} writtenIn={boat.writtenIn?.bring}>
          {boat.bring}
        </Fact>
      )}
    </>
  );
}

export function GuestsFact({ booking }: OfBooking) {
  const t = useMessages('booking');
  const trips = useMessages('trips');
  return (
    <Fact name={t.guests}>
      {trips.guests(booking.groupSize)} · {trips.pricingModes[booking.pricingMode]}
    </Fact>
  );
}

export function RequestsFact({ booking: { specialRequests } }: OfBooking) {
  const t = useMessages('booking');
  return specialRequests && <Fact name={t.requests}>{specialRequests}</Fact>;
}

type AmountFactsProps = OfBooking & {
  totalLabel: string;
  refundedLabel: string;
  /** Notes below the total. */
  children?: ReactNode;
};

/** Shows what the trip costs, and how much of the payment is left after a refund. */
export function AmountFacts({ booking, children, ...labels }: AmountFactsProps) {
  const t = useMessages('booking');
  const { money } = useFormats();
  const { tripCents, feeCents, amountCents } = booking;
  const balance = computePaymentBalance(booking);
  return (
    <>
      {feeCents > 0 && <Fact name={t.tripCost}>{money(tripCents)}</Fact>}
      {feeCents > 0 && <Fact name={t.serviceFee}>{money(feeCents)}</Fact>}
      <Fact name={labels.totalLabel}>
        <span className="text-xl font-bold tabular-nums">{money(amountCents)}</span>
        {children}
      </Fact>
      {balance && <Fact name={labels.refundedLabel}>{money(balance.refundedCents)}</Fact>}
      {balance && (
        <Fact name={t.remains}>
          <span className="font-bold tabular-nums">{money(balance.remainsCents)}</span>
        </Fact>
      )}
    </>
  );
}
