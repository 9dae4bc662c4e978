import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { PricingMode } from '#domain/boats.ts';
import { formatDollars } from '#domain/money.ts';
import { SERVICE_FEE_PERCENT } from '#domain/pricing.ts';
import { guests } from '../booking-widgets/trip-words.ts';
import { TextField } from '../ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ReservationTripState } from './use-reservation-trip.ts';

type ReservationPaymentProps = {
  price: ReservationTripState['price'];
  mode: PricingMode;
  groupSize: number;
  /** Where the same trip is paid at once. */
  payNow: string;
};

/** The whole total, and card inputs that have no names: they are kept and sent nowhere (readings: form flow). */
export function ReservationPayment({ price, mode, groupSize, payNow }: ReservationPaymentProps) {
  const noteId = useId();
  const card = { autoComplete: 'off', inputMode: 'numeric', 'aria-describedby': noteId } as const;
  const tripLabel =
    mode === 'perSeat' ? `Trip cost, ${guests(groupSize)}` : 'Trip cost, private charter';
  return (
    <FormSection title="Payment Information">
      {price.isValid ? (
        <dl className="flex flex-col gap-2">
          <AmountLine label={tripLabel} cents={price.tripCents} />
          <AmountLine label={`Service fee (${SERVICE_FEE_PERCENT}%)`} cents={price.feeCents} />
          <AmountLine label="Total" cents={price.totalCents} isTotal />
        </dl>
      ) : (
        <p role="alert" className="font-semibold text-danger">
          {price.error}
        </p>
      )}
      {price.isValid && (
        <p>
          The fee is for reserving now and paying later. Paid now, the same trip costs{' '}
          {formatDollars(price.tripCents)}:{' '}
          <Link href={payNow} className="text-link">
            pay now without the fee
          </Link>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-4">
        <TextField
          {...card}
          label="Card Number"
          placeholder="1234 1234 1234 1234"
          className="sm:col-span-2"
        />
        <TextField {...card} label="Expiry (MM/YY)" placeholder="MM/YY" />
        <TextField {...card} label="CVC" placeholder="123" />
      </div>
      <p id={noteId} className="flex items-start gap-2 rounded-field bg-shallows p-4 text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        Nothing is charged now and card details typed here are not sent. A secure payment link
        follows with your confirmation.
      </p>
    </FormSection>
  );
}

type AmountLineProps = { label: string; cents: number; isTotal?: boolean };

function AmountLine({ label, cents, isTotal = false }: AmountLineProps) {
  return (
    <div
      className={
        isTotal
          ? 'mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold'
          : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatDollars(cents)}</dd>
    </div>
  );
}
