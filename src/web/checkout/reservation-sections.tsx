import { ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { FORM_GROUP_CAP } from '#domain/bookings.ts';
import { hasPublishedAvailability, lastBookableDay } from '#domain/availability.ts';
import { formatTime, formatWeekdayDay } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { SERVICE_FEE_PERCENT } from '#domain/pricing.ts';
import { smallestNumberWords } from '#domain/smallest-number.ts';
import { GroupSizeField, ModeField } from '../booking-widgets/trip-fields.tsx';
import { UnpublishedNotice } from '../booking-widgets/notice.tsx';
import type { FieldErrors } from '../layout/use-checked-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form-field.tsx';
import type { ReservationTrip } from './use-reservation.ts';
import { guests } from '../booking-widgets/trip-words.ts';
import { Card, CardTitle } from '../ui/card.tsx';

type TripSectionProps = { boat: BoatView; trip: ReservationTrip; errors: FieldErrors };

/** Date and group, with what the day offers them. */
export function TripSection({ boat, trip, errors }: TripSectionProps) {
  const { date, groupSize, now } = trip;
  return (
    <FormSection title="Trip Details">
      {!hasPublishedAvailability(boat.availability) && <UnpublishedNotice />}
      <ModeField boat={trip.sale} mode={trip.mode} onChange={trip.setMode} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Trip Date"
          name="date"
          type="date"
          required
          min={now.day}
          max={lastBookableDay(now.day)}
          value={date}
          onChange={(event) => trip.setDate(event.target.value)}
          hint={departureNote(trip)}
          error={trip.closed ?? errors.date}
        />
        <GroupSizeField
          name="groupSize"
          most={Math.min(boat.capacity, FORM_GROUP_CAP)}
          value={groupSize}
          onChange={(event) => trip.setGroupSize(Number(event.target.value))}
          error={errors.groupSize}
        />
      </div>
      <Suggestions trip={trip} />
      {trip.mode === 'perSeat' && boat.smallestNumber && <p>{smallestNumberWords(boat)}</p>}
    </FormSection>
  );
}

function departureNote({ departure, mode }: ReservationTrip): string | null {
  if (departure === null) return null;
  return mode === 'charter'
    ? 'The boat is yours for the whole day.'
    : `Departs at ${formatTime(departure)}, the first departure with room for you.`;
}

function Suggestions({ trip: { suggestions, setDate } }: { trip: ReservationTrip }) {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-ink-soft">Try these available dates:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((day) => (
          <Button key={day} variant="secondary" size="small" onClick={() => setDate(day)}>
            {formatWeekdayDay(day)}
          </Button>
        ))}
      </div>
    </div>
  );
}

type PaymentSectionProps = {
  trip: ReservationTrip;
  /** Where the same trip is paid at once. */
  payNow: string;
};

/** The whole total, and card inputs that have no names: they are kept and sent nowhere (readings: form flow). */
export function PaymentSection({ trip, payNow }: PaymentSectionProps) {
  const { price, mode, groupSize } = trip;
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

/** A titled part of a form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card role="group" aria-labelledby={titleId} className="flex flex-col gap-5">
      <CardTitle id={titleId} className="mb-0">
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}
