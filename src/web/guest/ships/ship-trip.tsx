import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { ShipTripView } from '#contract/public/ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import { portName } from '#domain/island/ports.ts';
import { islandMinutes, timeOfMinutes } from '#domain/ships/port-calls.ts';
import type { ShipTimes } from '../../shared/trip/describe-ship-fit.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useShipsMessages } from './use-ships-messages.ts';
import {
  formatLength,
  placesLeft,
  formatTripPrice,
  tripAddress,
  describeWay,
} from './describe-ships.ts';

type ShipTripProps = { trip: ShipTripView; day: Day; shipId: string | null; ship: ShipTimes };

/** Shows a trip that fits, with the times behind it: back at the dock, the way to the ship, and all aboard. */
export function ShipTrip({ trip, day, shipId, ship }: ShipTripProps) {
  const said = useShipsMessages();
  const { t } = said;
  const formats = useFormats();
  const { boat, port, customPort, time, back, wayMinutes, minutesToSpare } = trip;
  const allAboard = timeOfMinutes(islandMinutes(ship.allAboard, ship));
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-t border-line px-5 py-4 first:border-t-0 hover:bg-shallows sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center">
      <div className="min-w-0">
        <p translate="no" className="text-lg leading-snug font-bold wrap-anywhere">
          <Link
            href={tripAddress(trip, day, shipId)}
            className="text-sea underline after:absolute after:inset-0"
          >
            {boat.name}
          </Link>
        </p>
        <p className="font-semibold tabular-nums">
          {t.times(formats.time(time), formats.time(back))}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {portName(port, customPort)}: {describeWay(t, ship.pier, port)}
        </p>
        <p className="text-ink-soft tabular-nums">
          {t.wayBack(formats.time(back), formatLength(t, wayMinutes), formats.time(allAboard))}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="font-bold tabular-nums">{formatTripPrice(said, trip)}</p>
        <p className="text-ink-soft">{placesLeft(said, trip)}</p>
        <p className="text-ink-soft">{t.backBefore(formatLength(t, minutesToSpare))}</p>
      </div>
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-sea max-sm:absolute max-sm:top-5 max-sm:right-4"
      />
    </li>
  );
}
