import { useId } from 'react';
import { getPortName } from '#domain/island/ports.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { OfferedDepartures } from './offered-departures.tsx';
import { describeDifference, type OfferedBoat, type OfferSelection } from './describe-offer.ts';

type OfferedBoatsProps = {
  boats: readonly OfferedBoat[];
  hasTime: boolean;
  onSelect: (selection: OfferSelection) => void;
};

/** Lists departures of other operators' boats that are equivalent to the called-off trip. */
export function OfferedBoats({ boats, hasTime, onSelect }: OfferedBoatsProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {boats.map((boat) => (
        <OfferedBoatCard key={boat.boatId} boat={boat} hasTime={hasTime} onSelect={onSelect} />
      ))}
    </div>
  );
}

type OfferedBoatCardProps = Omit<OfferedBoatsProps, 'boats'> & { boat: OfferedBoat };

function OfferedBoatCard({ boat, hasTime, onSelect }: OfferedBoatCardProps) {
  const t = useMessages('offer');
  const { money } = useFormats();
  const nameId = useId();
  const port = getPortName(boat.port, boat.customPort);
  const { boatId, refundCents } = boat;
  return (
    <article
      aria-labelledby={nameId}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <BoatPhoto
        image={boat.image}
        stockFor={boatId}
        alt=""
        sizes="(min-width: 64rem) 30rem, 92vw"
      />
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <div>
          <h4 id={nameId} className="text-xl font-bold wrap-anywhere">
            {boat.name}
          </h4>
          <p className="text-ink-soft wrap-anywhere">{t.boatFrom(boat.operatorName, port)}</p>
        </div>
        <p className="font-semibold">{describeDifference(refundCents, t, money)}</p>
        <OfferedDepartures
          name={t.daysOf(boat.name)}
          departures={boat.departures}
          hasTime={hasTime}
          submitLabel={t.chooseBoat(boat.name)}
          onChoose={(departure) =>
            onSelect({ kind: 'another-boat', boatId, refundCents, boat, ...departure })
          }
        />
      </div>
    </article>
  );
}
