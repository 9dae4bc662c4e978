import { Clock, Columns2, Users } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { BoatCardView } from '#contract/public/boat-search-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSet, toSearchedMode, type BoatFilters } from '#domain/search/boat-filters.ts';
import { listUnitPrices } from '#domain/money/money.ts';
import { getPortName } from '#domain/island/ports.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import { listingUrl } from '../../../shared/trip/listing-address.ts';
import { searchedTrip } from '../../../shared/trip/trip-addresses.ts';
import { useAddress } from '../../../shared/language/use-address.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { CardRating } from '../../../shared/site/card-rating.tsx';
import { writeStored } from '../../../shared/storage/session-store.ts';
import { BoatPhoto } from '../../../ui/boat-photo.tsx';
import { Button } from '../../../ui/button.tsx';
import { NextBoatDeparture } from './next-boat-departure.tsx';

type BoatCardProps = {
  boat: BoatCardView;
  filters: BoatFilters;
  /** The slug of the boat already selected for comparison; '' if no boat is selected. */
  compared: string;
  isFirst: boolean;
};

/** Renders a boat in the listing. The whole card links to the boat's page; Book Now opens the booking form. */
export function BoatCard({ boat, filters, compared, isFirst }: BoatCardProps) {
  const port = getPortName(boat.port, boat.customPort);
  const t = useMessages('trips');
  const nameId = `name-${boat.id}`;
  const mode = toSearchedMode(filters.tripType);
  const searched = [...searchedTrip(filters), ...(mode ? [['mode', mode] as const] : [])];
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea">
      <div className="overflow-hidden">
        <BoatPhoto
          image={boat.cover}
          stockFor={boat.id}
          alt={`${boat.name} — ${port}`}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
          isFirst={isFirst}
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={nameId} translate="no" className="min-w-0 text-xl font-bold wrap-anywhere">
            <Link
              href={paths.boat(boat, Object.fromEntries(searched))}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {boat.name}
            </Link>
          </h2>
          <CardRating rating={boat.rating} className="leading-6" />
        </div>
        {boat.next && <NextBoatDeparture next={boat.next} isDayChosen={isSet(filters.date)} />}
        <p className="mt-3 text-ink-soft wrap-anywhere">
          <span>{boat.type ? t.boatTypes[boat.type] : t.defaultBoatType}</span>
          <span aria-hidden="true"> · </span>
          <span>{port}</span>
        </p>
        <BoatFacts boat={boat} />
        <div className="mt-auto pt-5">
          <BoatPrices boat={boat} />
          <div className="relative z-10 mt-3 flex items-center gap-2.5">
            <CompareLink boat={boat} nameId={nameId} filters={filters} compared={compared} />
            <BookNow boat={boat} nameId={nameId} searched={searched} />
          </div>
        </div>
      </div>
    </article>
  );
}

function BoatFacts({ boat }: { boat: BoatCardView }) {
  const t = useMessages('trips');
  const language = useLanguage();
  const { minutes } = boat.next ?? { minutes: boat.tripMinutes };
  const facts = [
    { Icon: Users, text: t.upTo(t.guests(boat.capacity)) },
    { Icon: Clock, text: minutes ? formatTripLength(language, minutes, t) : t.fullDay },
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 text-sea" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function BoatPrices({ boat }: { boat: BoatCardView }) {
  const t = useMessages('listing');
  const { money } = useFormats();
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 leading-snug">
      {listUnitPrices(boat).map(({ mode, cents }, index) => (
        <span key={mode}>
          {index > 0 && <span aria-hidden="true">· </span>}
          <span translate="no" className="font-bold">
            {money(cents)}
          </span>
          <span className="text-sm text-ink-soft">
            {mode === 'perSeat' ? t.perPerson : t.perCharter}
          </span>
        </span>
      ))}
    </p>
  );
}

type BookNowProps = { boat: BoatCardView; nameId: string; searched: (readonly [string, string])[] };

/** Opens the booking form and shows its total. Without JavaScript, opens the boat's page, where booking works too. */
function BookNow({ boat, nameId, searched }: BookNowProps) {
  const t = useMessages('listing');
  const trips = useMessages('trips');
  const { money } = useFormats();
  const localizeAddress = useAddress();
  const [, navigate] = useLocation();
  const { reservation } = boat;
  const totalId = `total-${boat.id}`;
  return (
    <form
      action={localizeAddress(paths.boat(boat))}
      onSubmit={(event) => {
        event.preventDefault();
        writeStored('selectedBoat', boat);
        navigate(paths.bookingForm(Object.fromEntries(searched)));
      }}
      className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2.5"
    >
      {searched.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {reservation && (
        <span
          id={totalId}
          className="min-w-0 grow basis-28 text-sm leading-snug text-ink-soft noscript:hidden"
        >
          {t.bookNowTotal(money(reservation.totalCents), trips.guests(reservation.guests))}
        </span>
      )}
      <Button
        type="submit"
        size="small"
        aria-describedby={reservation ? `${nameId} ${totalId}` : nameId}
        className="shrink-0"
      >
        {t.bookNow}
      </Button>
    </form>
  );
}

type CompareLinkProps = Pick<BoatCardProps, 'boat' | 'filters' | 'compared'> & { nameId: string };

/** Keeps the first selected boat in the URL. Selecting a second boat opens the comparison. */
function CompareLink({ boat: { slug }, nameId, filters, compared }: CompareLinkProps) {
  const t = useMessages('listing');
  const isFirst = compared === slug;
  const isSecond = compared !== '' && !isFirst;
  const beside = paths.compare({
    boats: `${compared},${slug}`,
    ...Object.fromEntries(searchedTrip(filters)),
  });
  const name = isFirst ? t.comparing : t.compare;
  return (
    <Link
      href={isSecond ? beside : listingUrl({ ...filters, compare: isFirst ? '' : slug })}
      replace={!isSecond}
      title={name}
      aria-describedby={nameId}
      aria-current={isFirst || undefined}
      className={`grid size-10 shrink-0 place-items-center rounded-full border ${isFirst ? 'chosen' : 'border-edge text-sea hover:bg-shallows'}`}
    >
      <Columns2 aria-hidden="true" className="size-5" />
      <span className="sr-only">{name}</span>
    </Link>
  );
}
