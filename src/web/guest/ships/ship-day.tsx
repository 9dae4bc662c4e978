import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ShipDayView, ShownShip } from '#contract/public/ship-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { findOwnShipProblem, type OwnShipProblem } from '#domain/ships/own-ship.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import {
  formatShipHours,
  describeNoFit,
  type ShipTimes,
} from '../../shared/trip/describe-ship-fit.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { OwnShipForm } from './own-ship-form.tsx';
import { describeShipClock } from './describe-ships.ts';
import { useShipsMessages } from './use-ships-messages.ts';
import { ShipTrip } from './ship-trip.tsx';
import { ButtonLink } from '../../shared/page/button-link.tsx';

type ShipDayProps = { shown: ShipDayView; search: Readonly<Record<string, string>> };

/**
 * Shows a day's ships with the trips that fit each ship, or only the ship that the URL names. The visitor's own ship
 * comes first.
 */
export function ShipDay({ shown, search }: ShipDayProps) {
  const t = useMessages('ships');
  const formats = useFormats();
  const { day, own } = shown;
  const problem = findOwnShipProblem(search);
  const chosen = shown.ships.filter(({ id }) => id === search['ship']);
  const ships = chosen.length > 0 ? chosen : shown.ships;
  return (
    <div className="page-width max-w-[64rem] pt-4 pb-16 sm:pt-6 sm:pb-24">
      <Link href={paths.ships()} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t.allDays}
      </Link>
      <h1 className="page-title mt-2 wrap-anywhere">{t.shipsOn(formats.weekdayDay(day))}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.dayExplained}</p>
      <div className="mt-8 flex flex-col gap-10">
        {problem && <RefusedShip search={{ ...search, day }} problem={problem} />}
        {own && <ShipSection id="own" name={t.yourShip} day={day} ship={own} shipId={null} />}
        {ships.map((ship) => (
          <ShipSection
            key={ship.id}
            id={`ship-${ship.id}`}
            name={ship.ship}
            day={day}
            ship={ship}
            shipId={ship.id}
            address={chosen.length === 0 ? paths.shipDay({ day }, { ship: ship.id }) : undefined}
          />
        ))}
        {shown.ships.length === 0 && !own && (
          <p className="rounded-card bg-shallows px-6 py-10 text-center text-ink-soft">
            {t.noneThatDay}
          </p>
        )}
        {chosen.length > 0 && chosen.length < shown.ships.length && (
          <ButtonLink href={paths.shipDay({ day })} variant="secondary" className="self-start">
            {t.allShips}
          </ButtonLink>
        )}
        {!problem && (
          <div className="max-w-[32rem]">
            <OwnShipForm
              key={day}
              title={own ? t.changeTimes : t.notHere}
              search={{ ...search, day }}
            />
          </div>
        )}
      </div>
    </div>
  );
}

type RefusedShipProps = { search: ShipDayProps['search']; problem: OwnShipProblem };

/** Explains why no trips are shown for the ship in the URL, and shows its form again. */
function RefusedShip({ search, problem }: RefusedShipProps) {
  const t = useMessages('ships');
  return (
    <div className="flex max-w-[32rem] flex-col gap-5">
      <Notice role="alert">
        <p>{t.refused(t.problems[problem])}</p>
      </Notice>
      <OwnShipForm title={t.changeTimes} search={search} problem={problem} />
    </div>
  );
}

type ShipSectionProps = {
  id: string;
  name: string;
  day: string;
  ship: ShipTimes & Pick<ShownShip, 'trips' | 'isMore' | 'nothingFits'> & { isSkipped?: boolean };
  shipId: string | null;
  /** The URL of a page for this ship alone, to share. */
  address?: string | undefined;
};

function ShipSection({ id, name, day, ship, shipId, address }: ShipSectionProps) {
  const texts = useShipsMessages();
  const { t, language } = texts;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title flex flex-wrap items-center gap-3 wrap-anywhere">
        {address ? (
          <Link href={address} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        {ship.isSkipped && <Badge tone="danger">{t.notComingTag}</Badge>}
      </h2>
      <p className="mt-2 text-ink-soft">
        <span className="font-semibold text-ink">{formatShipHours(t, language, ship)}</span> ·{' '}
        {t.piers[ship.pier]}. {describeShipClock(texts, ship)}
      </p>
      {(ship.isSkipped || ship.nothingFits) && (
        <p className="mt-4 rounded-card bg-shallows px-5 py-5 sm:px-6">
          {ship.nothingFits ? describeNoFit(texts, ship, ship.nothingFits) : t.skipped}
        </p>
      )}
      {ship.trips.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {ship.trips.map((trip) => (
            <ShipTrip
              key={`${trip.boat.slug} ${trip.time}`}
              trip={trip}
              day={day}
              shipId={shipId}
              ship={ship}
            />
          ))}
        </ul>
      )}
      {ship.isMore && (
        <p className="mt-4 text-ink-soft">
          {renderRichMessage(t.someTrips, {
            all: <Link href={paths.listing({ date: day })} className="text-link" />,
          })}
        </p>
      )}
    </section>
  );
}
