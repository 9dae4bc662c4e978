import type { ShipTripView } from '#contract/public/ship-api.ts';
import { type Day, toTime } from '#domain/time/days.ts';
import { getPortName } from '#domain/island/ports.ts';
import { BACK_BEFORE_MINUTES, toIslandMinutes } from '#domain/ships/port-calls.ts';
import type { ShipTimes } from '../../shared/trip/describe-ship-fit.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { useShipsMessages } from './use-ships-messages.ts';
import {
  formatLength,
  describeSeatsLeft,
  formatTripPrice,
  tripAddress,
  describeWay,
} from './describe-ships.ts';

type ShipTripProps = { trip: ShipTripView; day: Day; shipId: string | null; ship: ShipTimes };

/** Shows a trip that fits, with the times behind it: back at the dock, the way to the ship, and all aboard. */
export function ShipTrip({ trip, day, shipId, ship }: ShipTripProps) {
  const texts = useShipsMessages();
  const { t } = texts;
  const formats = useFormats();
  const { boat, port, customPort, time, back, wayMinutes } = trip;
  const allAboard = toTime(toIslandMinutes(ship.allAboard, ship));
  return (
    <li className="relative grid overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea sm:grid-cols-[15rem_minmax(0,1fr)]">
      <BoatPhoto
        image={boat.cover}
        stockFor={boat.id}
        alt=""
        sizes="(min-width: 40rem) 15rem, 92vw"
        className="sm:h-full"
      />
      <div className="flex min-w-0 flex-col p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 translate="no" className="text-xl leading-snug font-bold wrap-anywhere">
            {boat.name}
          </h3>
          <p className="font-bold tabular-nums">{formatTripPrice(texts, trip)}</p>
        </div>
        <div className="mt-1 flex flex-wrap justify-between gap-x-6">
          <p className="font-semibold tabular-nums">
            {t.times(formats.time(time), formats.time(back))}
          </p>
          <p className="text-ink-soft">{describeSeatsLeft(texts, trip)}</p>
        </div>
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {getPortName(port, customPort)}: {describeWay(t, ship.pier, port)}
        </p>
        <p className="text-ink-soft tabular-nums">
          {t.wayBack(formats.time(back), formatLength(t, wayMinutes), formats.time(allAboard))}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-4">
          <TimeToSpare minutes={trip.minutesToSpare} />
          <ButtonLink
            href={tripAddress(trip, day, shipId)}
            size="small"
            className="outline-none after:absolute after:inset-0"
          >
            {renderRichMessage(t.chooseTrip(boat.name), { on: <span className="sr-only" /> })}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

/** Minutes to spare that fill the whole bar. */
const FULL_MINUTES = 240;

/** Draws the time to spare. A line marks the minimum that every trip keeps. */
function TimeToSpare({ minutes }: { minutes: number }) {
  const { t } = useShipsMessages();
  const place = (at: number) => `${(100 * Math.min(at, FULL_MINUTES)) / FULL_MINUTES}%`;
  return (
    <div className="min-w-44 flex-1">
      <p className="text-sm font-semibold">{t.backBefore(formatLength(t, minutes))}</p>
      <svg
        aria-hidden="true"
        className="mt-1.5 h-2.5 w-full max-w-72 rounded-full border border-edge"
      >
        <rect width={place(minutes)} height="100%" className="fill-sea" />
        <rect x={place(BACK_BEFORE_MINUTES)} width="2" height="100%" className="fill-card" />
      </svg>
    </div>
  );
}
