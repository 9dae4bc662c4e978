import { Clock, Users } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { BoatCardView } from '#contract/public/boat-search-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSet, type BoatFilters } from '#domain/search/boat-filters.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { portName } from '#domain/island/ports.ts';
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
import { WhatSailsNext } from './what-sails-next.tsx';

type BoatCardProps = {
  boat: BoatCardView;
  filters: BoatFilters;
  /** The slug of the boat already selected for comparison; '' is none. */
  compared: string;
  isFirst: boolean;
};

/** Renders a boat in the listing. The whole card links to its page; Book Now opens the booking form. */
export function BoatCard({ boat, filters, compared, isFirst }: BoatCardProps) {
  const port = portName(boat.port, boat.customPort);
  const t = useMessages('trips');
  const nameId = `name-${boat.id}`;
  const searched = searchedTrip(filters);
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-sea">
      <div className="overflow-hidden">
        <BoatPhoto
          image={boat.cover}
          stockFor={boat.id}
          alt={`${boat.name} — ${port}`}
          sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
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
        <p className="mt-1 text-ink-soft wrap-anywhere">
          <span>{boat.type ? t.boatTypes[boat.type] : t.defaultBoatType}</span>
          <span aria-hidden="true"> · </span>
          <span>{port}</span>
        </p>
        <BoatFacts boat={boat} />
        {boat.next && <WhatSailsNext next={boat.next} isDayChosen={isSet(filters.date)} />}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-5">
          <BoatPrices boat={boat} />
          <div className="relative z-10 ml-auto flex items-center gap-3">
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
  const prices = [
    { cents: centsFromDecimal(boat.pricePerSeat ?? ''), suffix: t.perPerson, mode: 'charter' },
    {
      cents: centsFromDecimal(boat.charterPricePerDay ?? ''),
      suffix: t.perCharter,
      mode: 'perSeat',
    },
  ];
  return (
    <p className="flex flex-col leading-snug">
      {prices.map(({ cents, suffix, mode: other }) =>
        cents === null || boat.pricingMode === other ? null : (
          <span key={suffix}>
            <span translate="no" className="text-lg font-bold">
              {money(cents)}
            </span>
            <span className="text-sm text-ink-soft">{suffix}</span>
          </span>
        ),
      )}
    </p>
  );
}

type BookNowProps = { boat: BoatCardView; nameId: string; searched: [string, string][] };

/** Opens the booking form; without scripts the boat's page, where booking works too. */
function BookNow({ boat, nameId, searched }: BookNowProps) {
  const t = useMessages('listing');
  const localizeAddress = useAddress();
  const [, navigate] = useLocation();
  return (
    <form
      action={localizeAddress(paths.boat(boat))}
      onSubmit={(event) => {
        event.preventDefault();
        writeStored('selectedBoat', boat);
        navigate(paths.bookingForm(Object.fromEntries(searched)));
      }}
    >
      {searched.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" aria-describedby={nameId}>
        {t.bookNow}
      </Button>
    </form>
  );
}

type CompareLinkProps = Pick<BoatCardProps, 'boat' | 'filters' | 'compared'> & { nameId: string };

/** Keeps the first selected boat in the address; the second one opens the comparison. */
function CompareLink({ boat: { slug }, nameId, filters, compared }: CompareLinkProps) {
  const t = useMessages('listing');
  const isFirst = compared === slug;
  const isSecond = compared !== '' && !isFirst;
  const beside = paths.compare({
    boats: `${compared},${slug}`,
    ...Object.fromEntries(searchedTrip(filters)),
  });
  return (
    <Link
      href={isSecond ? beside : listingUrl({ ...filters, compare: isFirst ? '' : slug })}
      replace={!isSecond}
      aria-describedby={nameId}
      aria-current={isFirst || undefined}
      className="inline-flex min-h-10 items-center text-sm font-semibold text-sea underline"
    >
      {isFirst ? t.comparing : t.compare}
    </Link>
  );
}
