import { Star } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { centsFromDecimal, formatPrice } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { RATING_LABEL } from '#domain/site-labels.ts';
import { BoatPhoto } from '../ui/boat-photo.tsx';

/** A boat on the home page. The whole card leads to its page. */
export function FeaturedCard({ boat }: { boat: BoatView }) {
  const port = portName(boat.port, boat.customPort);
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
          <h3 className="min-w-0 text-xl font-bold wrap-anywhere">
            <Link
              href={`/boats/${boat.slug}`}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {boat.name}
            </Link>
          </h3>
          <p className="flex items-center gap-1 font-semibold">
            <Star aria-hidden="true" className="size-4 fill-current" />
            <span className="sr-only">Rated </span>
            {RATING_LABEL}
          </p>
        </div>
        <p className="text-ink-soft">{port}</p>
        <FeaturedPrices boat={boat} />
      </div>
    </article>
  );
}

function FeaturedPrices({ boat }: { boat: BoatView }) {
  const seatCents = centsFromDecimal(boat.pricePerSeat ?? '');
  const dayCents = centsFromDecimal(boat.charterPricePerDay ?? '');
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 font-semibold">
      {seatCents !== null && <span>From {formatPrice(seatCents)} / person</span>}
      {dayCents !== null && <span>From {formatPrice(dayCents)} / day</span>}
    </p>
  );
}

export function FeaturedCardPlaceholder() {
  return (
    <div className="flex flex-col gap-3">
      <div className="shimmer aspect-3/2 rounded-card" />
      <div className="shimmer mx-1 mt-1 h-6 w-2/3 rounded-field" />
      <div className="shimmer mx-1 h-5 w-1/3 rounded-field" />
    </div>
  );
}
