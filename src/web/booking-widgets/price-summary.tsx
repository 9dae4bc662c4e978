import type { PricingMode } from '#domain/boats.ts';
import { daysBetween, type Day, type Time } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import type { TripPrice } from '#domain/pricing.ts';
import { dateAndTime, guests } from './trip-words.ts';

export type PricedTrip = {
  boat: { name: string; capacity: number };
  mode: PricingMode;
  date: Day | null;
  end?: Day;
  time: Time | null;
  groupSize: number;
  price: TripPrice;
};

/** The chosen trip's price, line by line. */
export function PriceSummary({ trip }: { trip: PricedTrip }) {
  const { price, mode, date, time } = trip;
  return (
    <section aria-label="Price Summary" className="rounded-field bg-shallows p-4 sm:p-5">
      <h3 className="mb-3 text-lg font-bold">Price Summary</h3>
      <div className="flex flex-col gap-2">
        {date && time && <p>Selected: {dateAndTime(date, time, trip.end)}</p>}
        {price.isValid && <PriceLine trip={trip} />}
        {mode === 'perSeat' && <p className="text-ink-soft">Max {guests(trip.boat.capacity)}</p>}
        <p className="text-ink-soft">Taxes & fees: Shown at checkout</p>
        <Total price={price} />
        {!(date && time) && (
          <p className="text-sm text-ink-soft">Pick date, time, and group size to continue.</p>
        )}
      </div>
    </section>
  );
}

function PriceLine({ trip }: { trip: PricedTrip }) {
  const { price, mode, groupSize, date, end } = trip;
  if (!price.isValid) return null;
  const unit = formatDollars(price.unitCents);
  const days = date && end ? daysBetween(date, end) + 1 : 1;
  return (
    <p className="flex justify-between gap-4">
      <span>
        {mode === 'perSeat' ? `${unit} × ${guests(groupSize)}` : 'Private charter rate (per day)'}
        {mode === 'charter' && days > 1 && ` × ${days} days`}
      </span>
      <span className="tabular-nums">
        {mode === 'perSeat' ? formatDollars(price.totalCents) : unit}
      </span>
    </p>
  );
}

export function Total({ price }: { price: TripPrice }) {
  if (!price.isValid) {
    return (
      <p role="alert" className="mt-1 font-semibold text-danger">
        {price.error}
      </p>
    );
  }
  return (
    <p className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
      <span className="font-bold">Total Today</span>
      <span className="text-2xl font-bold tabular-nums">{formatDollars(price.totalCents)}</span>
    </p>
  );
}
