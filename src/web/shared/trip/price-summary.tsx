import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { computeFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { countDaysBetween, toInstant, type Day, type Time } from '#domain/time/days.ts';
import type { TripPrice } from '#domain/money/pricing.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { useIslandNow } from '../site/island-clock.tsx';
import { describeNoPrice, formatTripTime } from './format-trip.ts';

export type PricedTrip = {
  boat: { name: string; capacity: number };
  mode: PricingMode;
  date: Day | null;
  end?: Day;
  time: Time | null;
  groupSize: number;
  price: TripPrice;
};

export function PriceSummary({ trip }: { trip: PricedTrip }) {
  const { price, mode, date, time, end } = trip;
  const t = useMessages('picker');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <section aria-label={t.priceSummary} className="rounded-field bg-shallows p-4 sm:p-5">
      <h3 className="mb-3 text-lg font-bold">{t.priceSummary}</h3>
      <div className="flex flex-col gap-2">
        {date && time && <p>{t.selected(formatTripTime(formats, trips, { date, time, end }))}</p>}
        {price.isValid && <PriceLine trip={trip} />}
        {mode === 'perSeat' && (
          <p className="text-ink-soft">{t.most(trips.guests(trip.boat.capacity))}</p>
        )}
        <p className="text-ink-soft">{t.taxes}</p>
        <Total price={price} capacity={trip.boat.capacity} />
        {date && time && price.isValid && <CancellationTerms start={date} time={time} />}
        {!(date && time) && <p className="text-sm text-ink-soft">{t.pickAll}</p>}
      </div>
    </section>
  );
}

function PriceLine({ trip }: { trip: PricedTrip }) {
  const { price, mode, groupSize, date, end } = trip;
  const t = useMessages('picker');
  const trips = useMessages('trips');
  const { money } = useFormats();
  if (!price.isValid) return null;
  const unit = money(price.unitCents);
  const days = date && end ? countDaysBetween(date, end) + 1 : 1;
  return (
    <p className="flex justify-between gap-4">
      <span>
        {mode === 'perSeat' ? `${unit} × ${trips.guests(groupSize)}` : t.charterRate}
        {mode === 'charter' && days > 1 && ` × ${trips.days(days)}`}
      </span>
      <span translate="no" className="tabular-nums">
        {mode === 'perSeat' ? money(price.totalCents) : unit}
      </span>
    </p>
  );
}

/** Shows the total, or why there is no price. `capacity` is the boat's capacity. */
export function Total({ price, capacity }: { price: TripPrice; capacity: number }) {
  const t = useMessages('picker');
  const { money } = useFormats();
  if (!price.isValid) {
    return (
      <p role="alert" className="mt-1 font-semibold text-danger">
        {describeNoPrice(t, price.reason, capacity)}
      </p>
    );
  }
  return (
    <p className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
      <span className="font-bold">{t.totalToday}</span>
      <span translate="no" className="text-2xl font-bold tabular-nums">
        {money(price.totalCents)}
      </span>
    </p>
  );
}

/** Says until when cancelling is free, or that free cancellation has ended. */
export function CancellationTerms({ start, time }: { start: Day; time: Time }) {
  const trips = useMessages('trips');
  const { language } = useFormats();
  const now = useIslandNow();
  const end = computeFreeCancellationEnd({ start, time }, toInstant(now.day, now.time));
  return <p className="text-sm text-ink-soft">{formatCancellationTerms(language, end, trips)}</p>;
}
