import { Link } from 'wouter';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { Day } from '#domain/time/days.ts';
import { describeSmallestNumber } from '#i18n/formats/describe-smallest-number.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { CancellationTerms, type PricedTrip, Total } from '../../shared/trip/price-summary.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { formatPlace } from '../../shared/trip/format-trip.ts';
import { ProblemText } from '../../shared/states/problem-text.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';

type TripSummaryPanelProps = {
  boat: BoatView;
  trip: PricedTrip & { date: Day };
  /** The reason the trip cannot be sold any more; null if it can. */
  refusal: string | null;
  otherDays: readonly Day[];
  /** Returns the boat's page with the trip moved to that day. */
  addressOn: (day: Day) => string;
};

export function TripSummaryPanel(props: TripSummaryPanelProps) {
  const { boat, trip, refusal } = props;
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  return (
    <Card className="lg:order-last">
      <CardTitle>{t.summary}</CardTitle>
      <BoatPhoto
        image={boat.images[0]}
        stockFor={boat.id}
        alt=""
        sizes="(min-width: 64rem) 21rem, 92vw"
        className="mb-4 rounded-field max-lg:hidden"
      />
      <CompactPriceSummary trip={trip} />
      <p className="mt-3 text-sm text-ink-soft">{t.departsFrom(formatPlace(trips, boat))}</p>
      {trip.mode === 'perSeat' && <SmallestNumber boat={boat} />}
      {refusal && (
        <div className="mt-4">
          <Notice>
            <p>
              <ProblemText>{refusal}</ProblemText>
            </p>
            <OtherDays {...props} />
          </Notice>
        </div>
      )}
    </Card>
  );
}

function SmallestNumber({ boat }: { boat: BoatView }) {
  const { language } = useFormats();
  const sails = describeSmallestNumber(language, boat, useMessages('picker'), useMessages('trips'));
  return sails && <p className="mt-3">{sails}</p>;
}

function OtherDays({ trip, otherDays, addressOn }: TripSummaryPanelProps) {
  const t = useMessages('checkout');
  const picker = useMessages('picker');
  const formats = useFormats();
  return (
    <>
      {otherDays.length > 0 && <p className="mt-2">{picker.tryDates}</p>}
      <ul>
        {otherDays.map((day) => (
          <li key={day}>
            <Link href={addressOn(day)} className="text-link">
              {formats.weekdayDay(day)}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={addressOn(trip.date)} className="text-link">
        {t.otherTimes}
      </Link>
    </>
  );
}

function CompactPriceSummary({ trip }: { trip: PricedTrip }) {
  const { boat, date, time, mode, groupSize, price } = trip;
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  const { when } = useTripTimes();
  return (
    <div className="flex flex-col gap-2">
      <p translate="no" className="text-lg font-bold">
        {boat.name}
      </p>
      {date && <p>{when(date, time, trip.end)}</p>}
      <p>
        {trips.guests(groupSize)} · {trips.pricingModes[mode]}
      </p>
      {price.isValid && (
        <p className="flex justify-between gap-4">
          <span>{t.taxes}</span>
          <span>{t.noneAdded}</span>
        </p>
      )}
      <Total price={price} capacity={trip.boat.capacity} />
      {date && time && price.isValid && <CancellationTerms start={date} time={time} />}
    </div>
  );
}
