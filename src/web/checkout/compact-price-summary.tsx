import { Total, type PricedTrip } from '../booking-widgets/price-summary.tsx';
import { dateAndTime, guests } from '../booking-widgets/trip-words.ts';

/** What the trip costs in short, beside the checkout's form. */
export function CompactPriceSummary({ trip }: { trip: PricedTrip }) {
  const { boat, date, time, mode, groupSize, price } = trip;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-bold">{boat.name}</p>
      {date && <p>{dateAndTime(date, time, trip.end)}</p>}
      <p>
        {guests(groupSize)} · {mode === 'perSeat' ? 'Per Seat' : 'Private Charter'}
      </p>
      {price.isValid && (
        <p className="flex justify-between gap-4">
          <span>Taxes & fees</span>
          <span>None added</span>
        </p>
      )}
      <Total price={price} />
    </div>
  );
}
