import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/public/boat-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { localizeMoney } from '#i18n/formats/language-formats.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { getPortName } from '#domain/island/ports.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { CardRating } from '../../shared/site/card-rating.tsx';
import { featuredBoatsQuery } from '../../shared/requests/boat-requests.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';

/**
 * Shows popular boats, with a skeleton while they load. Hidden if there are no such boats or loading fails (spec 4).
 */
export function FeaturedBoats() {
  const t = useMessages('home');
  const { data: boats, error, isPending } = useQuery(featuredBoatsQuery());
  useEffect(() => {
    if (error) console.warn('Featured boats could not be loaded:', error.message);
  }, [error]);
  if (isPending) {
    return (
      <FeaturedSection>
        <p role="status" className="sr-only">
          {t.loadingPopular}
        </p>
        <div aria-hidden="true" className={layoutFor(3)}>
          <FeaturedCardPlaceholder />
          <FeaturedCardPlaceholder />
          <FeaturedCardPlaceholder />
        </div>
      </FeaturedSection>
    );
  }
  if (!boats || boats.length === 0) return null;
  return (
    <FeaturedSection>
      <ul className={layoutFor(boats.length)}>
        {boats.map((boat) => (
          <li key={boat.id} className="flex">
            <FeaturedCard boat={boat} />
          </li>
        ))}
      </ul>
    </FeaturedSection>
  );
}

/** Lays out one boat centred, two side by side, three or more in three columns (spec 4). */
function layoutFor(count: number): string {
  if (count === 1) return 'mx-auto grid max-w-xl grid-cols-1';
  if (count === 2) return 'grid gap-6 sm:grid-cols-2 lg:gap-8';
  return 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';
}

function FeaturedSection({ children }: { children: ReactNode }) {
  const t = useMessages('home');
  return (
    <section aria-labelledby="popular" className="page-width pt-4 pb-16 sm:pb-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="popular" className="section-title">
          {t.popular}
        </h2>
        <Link
          href={paths.listing()}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          {t.seeAll} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      {children}
    </section>
  );
}

/** Renders a boat on the home page. The whole card links to its page. */
function FeaturedCard({ boat }: { boat: BoatView }) {
  const port = getPortName(boat.port, boat.customPort);
  return (
    <article className="group relative flex w-full flex-col rounded-card focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-sea">
      <div className="relative overflow-hidden rounded-card">
        <BoatPhoto
          image={boat.images[0]}
          stockFor={boat.id}
          alt={`${boat.name} — ${port}`}
          sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 px-1 pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <h3 translate="no" className="min-w-0 text-xl font-bold wrap-anywhere">
            <Link
              href={paths.boat(boat)}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {boat.name}
            </Link>
          </h3>
          <CardRating rating={boat.rating} />
        </div>
        <p className="text-ink-soft">{port}</p>
        <FeaturedPrices boat={boat} />
      </div>
    </article>
  );
}

function FeaturedPrices({ boat }: { boat: BoatView }) {
  const t = useMessages('home');
  const language = useLanguage();
  const money = (cents: number) => localizeMoney(language, cents);
  const seatCents = parseDecimalCents(boat.pricePerSeat ?? '');
  const dayCents = parseDecimalCents(boat.charterPricePerDay ?? '');
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 font-semibold">
      {seatCents !== null && <span>{t.perPerson(money(seatCents))}</span>}
      {dayCents !== null && <span>{t.perDay(money(dayCents))}</span>}
    </p>
  );
}

function FeaturedCardPlaceholder() {
  return (
    <div className="flex flex-col gap-3">
      <div className="shimmer aspect-3/2 rounded-card" />
      <div className="shimmer mx-1 mt-1 h-6 w-2/3 rounded-field" />
      <div className="shimmer mx-1 h-5 w-1/3 rounded-field" />
    </div>
  );
}
