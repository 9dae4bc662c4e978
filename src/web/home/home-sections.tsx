import {
  Globe,
  Headset,
  Star,
  BadgeCheck,
  CalendarCheck,
  ReceiptText,
  ChevronDown,
} from 'lucide-react';
import { Link } from 'wouter';
import { AT_DOCK_MINUTES, type SiteClaims } from '#domain/site-texts.ts';
import { useClaims } from '../layout/site-settings.tsx';
import { commonQuestions } from '../router/common-questions.ts';
import { widthsOf } from '../ui/boat-photo.tsx';
import { classNames } from '../ui/class-names.ts';

/** What the owner took away leaves no gap: the others share the width. */
export function TrustStrip() {
  const facts = factsOf(useClaims());
  return (
    <section aria-label="Why you can trust us" className="page-width py-10 sm:py-14">
      <ul
        className={classNames(
          'grid gap-x-8 gap-y-4 rounded-card bg-shallows px-6 py-6 sm:py-8 md:px-10',
          widthsOfStrip[facts.length],
        )}
      >
        {facts.map(({ Icon, metric, text }) => (
          <li key={metric} className="flex items-center gap-4 sm:items-start lg:justify-center">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-sea" strokeWidth={1.6} />
            <p className="leading-snug">
              <strong className="block text-lg font-bold">{metric}</strong>{' '}
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const widthsOfStrip: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
};

function factsOf({ homeRating, visitorCountries }: SiteClaims) {
  return [
    homeRating === null
      ? []
      : { Icon: Star, metric: `Rated ${homeRating}`, text: 'on a travel review site' },
    { Icon: Headset, metric: '24/7 support', text: 'before, during and after your trip' },
    visitorCountries === null
      ? []
      : {
          Icon: Globe,
          metric: `Visitors from ${visitorCountries} countries`,
          text: 'spend their day at sea here',
        },
  ].flat();
}

const benefits = [
  { Icon: CalendarCheck, title: 'Instant booking', text: 'Your seats are held while you pay.' },
  {
    Icon: BadgeCheck,
    title: 'Verified and insured captains',
    text: 'Local crews who know these waters.',
  },
  { Icon: ReceiptText, title: 'No hidden fees', text: 'The whole price before you commit.' },
  { Icon: Headset, title: '24/7 support', text: 'People who answer, day and night.' },
];

export function Benefits() {
  return (
    <section
      aria-labelledby="benefits"
      className="page-width grid items-center gap-10 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-16"
    >
      <ScenePicture
        name="stock-1"
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 92vw"
        className="max-lg:order-last"
      />
      <div>
        <h2 id="benefits" className="section-title">
          Why travelers love it
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {benefits.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="mb-3 size-8 text-sea" strokeWidth={1.6} />
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const steps = [
  {
    title: 'Choose your boat',
    text: 'Pick a day, a port and your group size, and compare boats, crews and prices.',
  },
  {
    title: 'Book instantly',
    text: 'Take your seats or the whole boat, pay by card, and get your code by mail.',
  },
  {
    title: 'Set sail',
    text: `Be at the dock ${AT_DOCK_MINUTES} minutes early, show the code, and step aboard.`,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-shallows py-16 sm:py-24">
      <div className="page-width">
        <h2 id="how-it-works" className="section-title">
          How it works
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:mt-10 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 md:flex-col md:gap-4">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-sea text-xl font-extrabold text-sea"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-bold">{title}</h3>
                <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const stories = [
  {
    quote: 'The captain knew a bay with nobody in it. The children still talk about the turtles.',
    name: 'Maya',
    trip: 'a family on a catamaran tour',
  },
  {
    quote: 'Booked over breakfast, swimming by noon. The price was the one we had seen.',
    name: 'Jonas',
    trip: 'two on a speedboat tour',
  },
  {
    quote: 'We had the whole boat for my mother’s birthday, and came back with the sunset.',
    name: 'Camille',
    trip: 'ten on a private charter',
  },
];

/** Labelled as examples: they are not reviews. */
export function GuestStories() {
  return (
    <section aria-labelledby="stories" className="page-width py-16 sm:py-24">
      <h2 id="stories" className="section-title">
        Days to remember
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-8">
        {stories.map(({ quote, name, trip }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-6 rounded-card border border-line bg-card p-6 sm:p-7">
              <blockquote className="text-lg leading-relaxed">“{quote}”</blockquote>
              <figcaption>
                <span className="block font-bold">{name}</span>
                <span className="text-ink-soft">{trip}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        Example stories, written to give you a picture. They are not reviews.
      </p>
    </section>
  );
}

/** Five questions as native disclosures, which work without scripts. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-16 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id="questions" className="section-title">
          Good to know
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          More answers are in the{' '}
          <Link href="/info/help-center" className="text-link">
            Help Center
          </Link>
          .
        </p>
      </div>
      <div className="border-b border-line">
        {commonQuestions.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-lg leading-snug font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

type ScenePictureProps = {
  name: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
};

/** A decorative picture, with an empty alt text. */
export function ScenePicture({ name, sizes, className }: ScenePictureProps) {
  const path = `/pictures/${name}`;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={widthsOf(path, 'avif')} sizes={sizes} />
      <img
        src={`${path}-960.webp`}
        alt=""
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
        className="block aspect-3/2 h-full w-full rounded-card bg-shallows object-cover"
      />
    </picture>
  );
}
