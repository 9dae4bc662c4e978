import { ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/public/boat-views.ts';
import { computeFormCapacity } from '#domain/bookings/reservation-price.ts';
import {
  hasPublishedAvailability,
  computeLastBookableDay,
} from '#domain/availability/availability.ts';
import { SERVICE_FEE_PERCENT } from '#domain/money/pricing.ts';
import { describeSmallestNumber } from '#i18n/formats/describe-smallest-number.ts';
import { ShipChoice } from '../../../shared/trip/ship-choice.tsx';
import { CancellationTerms } from '../../../shared/trip/price-summary.tsx';
import { GroupSizeField, ModeField } from '../../../shared/trip/trip-fields.tsx';
import { UnpublishedNotice } from '../../../shared/acts/notice.tsx';
import type { FieldErrors } from '../../../forms/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../forms/form-field.tsx';
import type { ReservationTrip } from './use-reservation.ts';
import { describeNoPrice } from '../../../shared/trip/format-trip.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

type TripSectionProps = { boat: BoatView; trip: ReservationTrip; errors: FieldErrors };

export function TripSection({ boat, trip, errors }: TripSectionProps) {
  const { date, groupSize, now } = trip;
  const t = useMessages('checkout');
  const { language } = useFormats();
  const sails = describeSmallestNumber(language, boat, useMessages('picker'), useMessages('trips'));
  return (
    <FormSection title={t.tripDetails}>
      {!hasPublishedAvailability(boat.availability) && <UnpublishedNotice />}
      <ModeField boat={trip.sale} mode={trip.mode} onChange={trip.setMode} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="date"
          label={t.tripDate}
          name="date"
          type="date"
          required
          min={now.day}
          max={computeLastBookableDay(now.day)}
          value={date}
          onChange={(event) => trip.setDate(event.target.value)}
          hint={useDepartureNote(trip)}
          error={trip.closed ?? errors.date}
        />
        <GroupSizeField
          id="groupSize"
          name="groupSize"
          max={computeFormCapacity(boat)}
          value={groupSize}
          onChange={(event) => trip.setGroupSize(Number(event.target.value))}
          error={errors.groupSize}
        />
      </div>
      <Suggestions trip={trip} />
      <ShipChoice
        day={date}
        value={trip.ship}
        onChange={(event) => trip.setShip(event.target.value)}
        label={t.whichShip}
        none={t.noShip}
        hint={trip.ship && t.byShip}
      />
      {trip.mode === 'perSeat' && sails && <p>{sails}</p>}
    </FormSection>
  );
}

function useDepartureNote({ departure, mode }: ReservationTrip): string | null {
  const t = useMessages('checkout');
  const { time } = useFormats();
  if (departure === null) return null;
  return mode === 'charter' ? t.wholeDay : t.firstDeparture(time(departure));
}

function Suggestions({ trip: { suggestions, setDate } }: { trip: ReservationTrip }) {
  const picker = useMessages('picker');
  const formats = useFormats();
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-ink-soft">{picker.tryDates}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((day) => (
          <Button key={day} variant="secondary" size="small" onClick={() => setDate(day)}>
            {formats.weekdayDay(day)}
          </Button>
        ))}
      </div>
    </div>
  );
}

type PaymentSectionProps = {
  trip: ReservationTrip;
  payNow: string;
};

/** Shows the full total and the card inputs. These have no names, so that no card data is stored or sent. */
export function PaymentSection({ trip, payNow }: PaymentSectionProps) {
  const { price, mode, groupSize } = trip;
  const noteId = useId();
  const card = { autoComplete: 'off', inputMode: 'numeric', 'aria-describedby': noteId } as const;
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  const picker = useMessages('picker');
  const { money } = useFormats();
  const tripLabel = mode === 'perSeat' ? t.costOf(trips.guests(groupSize)) : t.costOfCharter;
  return (
    <FormSection title={t.payment}>
      {price.isValid ? (
        <dl className="flex flex-col gap-2">
          <AmountLine label={tripLabel} cents={price.tripCents} />
          <AmountLine label={t.serviceFee(SERVICE_FEE_PERCENT)} cents={price.feeCents} />
          <AmountLine label={t.total} cents={price.totalCents} isTotal />
        </dl>
      ) : (
        <p role="alert" className="font-semibold text-danger">
          {describeNoPrice(picker, price.reason, trip.sale.capacity)}
        </p>
      )}
      {price.isValid && trip.departure !== null && (
        <CancellationTerms start={trip.date} time={trip.departure} />
      )}
      {price.isValid && (
        <p>
          {renderRichMessage(t.payNow(money(price.tripCents)), {
            pay: <Link href={payNow} className="text-link" />,
          })}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-4">
        <TextField
          {...card}
          label={t.cardNumber}
          placeholder="1234 1234 1234 1234"
          className="sm:col-span-2"
        />
        <TextField {...card} label={t.expiry} placeholder={t.expiryForm} />
        <TextField {...card} label={t.cvc} placeholder="123" />
      </div>
      <p id={noteId} className="flex items-start gap-2 rounded-field bg-shallows p-4 text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        {t.notCharged}
      </p>
    </FormSection>
  );
}

type AmountLineProps = { label: string; cents: number; isTotal?: boolean };

function AmountLine({ label, cents, isTotal = false }: AmountLineProps) {
  const { money } = useFormats();
  return (
    <div
      className={
        isTotal
          ? 'mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold'
          : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{money(cents)}</dd>
    </div>
  );
}

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
