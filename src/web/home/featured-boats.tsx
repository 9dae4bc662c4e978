import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { featuredBoatsQuery } from '../api.ts';
import { FeaturedCard, FeaturedCardPlaceholder } from './featured-card.tsx';

/** Popular boats: placeholders while loading, nothing when there are none or they fail to load (spec 4). */
export function FeaturedBoats() {
  const { data: boats, error, isPending } = useQuery(featuredBoatsQuery());
  useEffect(() => {
    if (error) console.warn('Featured boats could not be loaded:', error.message);
  }, [error]);
  if (isPending) {
    return (
      <FeaturedSection>
        <p role="status" className="sr-only">
          Loading popular boats
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

/** One boat stands in the middle, two side by side, three or more in three columns (spec 4). */
function layoutFor(count: number): string {
  if (count === 1) return 'mx-auto grid max-w-xl grid-cols-1';
  if (count === 2) return 'grid gap-6 sm:grid-cols-2 lg:gap-8';
  return 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';
}

function FeaturedSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="popular" className="page-width pt-4 pb-16 sm:pb-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="popular" className="section-title">
          Popular Right Now
        </h2>
        <Link href="/booking" className="text-link inline-flex min-h-11 items-center gap-1.5">
          See all boats <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      {children}
    </section>
  );
}
