import { widthsOf } from '../ui/boat-photo.tsx';
import { HeroSearch } from './hero-search.tsx';

const heroWidths = `${widthsOf('/pictures/hero', 'avif')}, /pictures/hero-2400.avif 2400w`;

/** What this is, and the search, beside a picture that nothing lies over. */
export function Hero() {
  return (
    <section className="relative lg:flex lg:min-h-[min(44rem,calc(100dvh-5rem))] lg:items-center">
      <picture>
        <source
          type="image/avif"
          srcSet={heroWidths}
          sizes="(min-width: 64rem) max(56vw, 66rem), 100vw"
        />
        <img
          src="/pictures/hero-960.webp"
          alt=""
          width={960}
          height={640}
          fetchPriority="high"
          className="block h-[clamp(12rem,31dvh,24rem)] w-full rounded-bl-[3.5rem] bg-shallows object-cover object-[74%_62%] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[min(56%,50vw+4.5rem)] lg:rounded-bl-[7rem] lg:object-[84%_50%]"
        />
      </picture>
      <div className="page-width relative">
        <div className="pt-7 lg:w-[44%] lg:py-14">
          <h1 className="text-[clamp(2.375rem,1.5rem+3.4vw,4.5rem)] leading-[1.02] font-extrabold tracking-[-0.035em] lg:pr-10">
            A day on the water, booked in minutes
          </h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft sm:text-xl lg:mt-5 lg:max-w-md lg:pr-6">
            Boat tours by the seat and private charters by the day, all around Sint Maarten.
          </p>
        </div>
        <div className="mt-6 lg:-mt-5 lg:w-[52%] lg:pb-12">
          <HeroSearch />
        </div>
      </div>
    </section>
  );
}
