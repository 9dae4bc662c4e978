import { Link } from 'wouter';
import type { ShipTripView } from '#contract/ship-api.ts';
import type { Day } from '#domain/days.ts';
import { portName } from '#domain/ports.ts';
import type { Pier } from '#domain/ship-ways.ts';
import { useFormats } from '../language/use-formats.ts';
import { useShipsWords } from './use-ships-words.ts';
import { lengthWords, placesLeft, priceWords, tripAddress, wayWords } from './ship-words.ts';

type ShipTripProps = { trip: ShipTripView; day: Day; shipId: string | null; pier: Pier };

/** A trip that fits: when it leaves and is back, how far its dock is, and what is left until all aboard. */
export function ShipTrip({ trip, day, shipId, pier }: ShipTripProps) {
  const said = useShipsWords();
  const { words } = said;
  const formats = useFormats();
  const { boat, port, customPort, time, back, minutesToSpare } = trip;
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-t border-line px-5 py-4 first:border-t-0 hover:bg-shallows sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-lg leading-snug font-bold wrap-anywhere">
          <Link
            href={tripAddress(trip, day, shipId)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {boat.name}
          </Link>
        </p>
        <p className="font-semibold tabular-nums">
          {words.times(formats.time(time), formats.time(back))}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {portName(port, customPort)}: {wayWords(words, pier, port)}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="font-bold tabular-nums">{priceWords(said, trip)}</p>
        <p className="text-ink-soft">{placesLeft(said, trip)}</p>
        <p className="text-ink-soft">{words.backBefore(lengthWords(words, minutesToSpare))}</p>
      </div>
    </li>
  );
}
