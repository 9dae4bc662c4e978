import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { formatWeekdayDay, type Day } from '#domain/days.ts';
import { locationName } from '#domain/ports.ts';
import { smallestNumberWords } from '#domain/smallest-number.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { type PricedTrip, Total } from '../booking-widgets/price-summary.tsx';
import { BoatPhoto } from '../ui/boat-photo.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { dateAndTime, guests } from '../booking-widgets/trip-words.ts';

type TripSummaryPanelProps = {
  boat: BoatView;
  trip: PricedTrip & { date: Day };
  /** Why the trip can no longer be sold, if so. */
  refusal: string | null;
  /** The next days on which it still can be. */
  otherDays: readonly Day[];
  /** The boat's page with the trip on that day. */
  addressOn: (day: Day) => string;
};

export function TripSummaryPanel(props: TripSummaryPanelProps) {
  const { boat, trip, refusal } = props;
  return (
    <Card className="lg:order-last">
      <CardTitle>Trip Summary</CardTitle>
      <BoatPhoto
        image={boat.images[0]}
        stockFor={boat.id}
        alt=""
        sizes="(min-width: 64rem) 21rem, 92vw"
        className="mb-4 rounded-field max-lg:hidden"
      />
      <CompactPriceSummary trip={trip} />
      <p className="mt-3 text-sm text-ink-soft">
        Departs from {locationName(boat.port, boat.customPort)}
      </p>
      {trip.mode === 'perSeat' && boat.smallestNumber && (
        <p className="mt-3">{smallestNumberWords(boat)}</p>
      )}
      {refusal && (
        <div className="mt-4">
          <Notice>
            <p>{refusal}</p>
            <OtherDays {...props} />
          </Notice>
        </div>
      )}
    </Card>
  );
}

function OtherDays({ trip, otherDays, addressOn }: TripSummaryPanelProps) {
  return (
    <>
      {otherDays.length > 0 && <p className="mt-2">Try these available dates:</p>}
      <ul>
        {otherDays.map((day) => (
          <li key={day}>
            <Link href={addressOn(day)} className="text-link">
              {formatWeekdayDay(day)}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={addressOn(trip.date)} className="text-link">
        See available dates and times
      </Link>
    </>
  );
}

/** What the trip costs in short, beside the checkout's form. */
function CompactPriceSummary({ trip }: { trip: PricedTrip }) {
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
      <Total price={price} capacity={trip.boat.capacity} />
    </div>
  );
}
