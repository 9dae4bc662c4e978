import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { locationName } from '#domain/ports.ts';
import { Notice } from '../trip/notice.tsx';
import { CompactPriceSummary, type PricedTrip } from '../trip/price-summary.tsx';
import { BoatPhoto } from '../ui/boat-photo.tsx';
import { Card, CardTitle } from '../ui/card.tsx';

type TripSummaryPanelProps = {
  boat: BoatView;
  trip: PricedTrip;
  /** Why the trip can no longer be sold, if so. */
  refusal: string | null;
  boatAddress: string;
};

export function TripSummaryPanel({ boat, trip, refusal, boatAddress }: TripSummaryPanelProps) {
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
            <Link href={boatAddress} className="text-link">
              See available dates and times
            </Link>
          </Notice>
        </div>
      )}
    </Card>
  );
}
