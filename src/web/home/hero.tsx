import { widthsOf } from '../ui/boat-photo.tsx';
import { HeroSearch } from './hero-search.tsx';

export function Hero() {
  return (
    <section className="relative isolate">
      <div className="relative overflow-hidden bg-deep">
        <picture>
          <source type="image/avif" srcSet={widthsOf('/pictures/hero', 'avif')} sizes="100vw" />
          <img
            src="/pictures/hero-1600.webp"
            alt=""
            width={1600}
            height={1067}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
        <div className="absolute inset-0 bg-linear-to-t from-[#04222b] via-[#04222b]/55 via-45% to-transparent to-85%" />
        <div className="page-width relative flex min-h-[34rem] flex-col justify-end pt-24 pb-32 sm:min-h-[38rem] sm:pb-36 lg:min-h-[42rem]">
          <h1 className="max-w-3xl text-[clamp(2.5rem,1.6rem+4.5vw,5rem)] leading-[1.02] font-extrabold tracking-[-0.035em] text-foam">
            A day on the water, booked in minutes
          </h1>
          <p className="mt-4 max-w-xl text-lg text-foam sm:text-xl">
            Boat tours by the seat and private charters by the day, all around Sint Maarten.
          </p>
        </div>
      </div>
      <div className="page-width relative -mt-20">
        <HeroSearch />
      </div>
    </section>
  );
}
