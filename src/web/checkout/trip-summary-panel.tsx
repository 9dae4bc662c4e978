import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { formatWeekdayDay, type Day } from '#domain/days.ts';
import { locationName } from '#domain/ports.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import type { PricedTrip } from '../booking-widgets/price-summary.tsx';
import { BoatPhoto } from '../ui/boat-photo.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CompactPriceSummary } from './compact-price-summary.tsx';

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
