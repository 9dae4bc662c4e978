import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GuestStoryView } from '#contract/public/home-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { STORIES_SHOWN } from '#domain/reviews/ratings.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { guestStoriesQuery } from './home-requests.ts';
import { StarRow } from '../../shared/reviews/star-row.tsx';
import { useClaims } from '../../shared/site/site-settings.tsx';
import type { HomeMessages } from './common-questions.ts';

/**
 * Shows three stories (spec 2): the newest reviews, or samples if there are fewer than three, unless the owner hides
 * the samples.
 */
export default function StorySection() {
  const t = useMessages('home');
  const { hasSampleStories } = useClaims();
  const { data: reviews = [] } = useQuery(guestStoriesQuery());
  const areReal = reviews.length === STORIES_SHOWN;
  if (!areReal && !hasSampleStories) return null;
  return (
    <section aria-labelledby="stories" className="page-width py-16 sm:py-24">
      <h2 id="stories" className="section-title">
        {t.stories}
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-8">
        {areReal
          ? reviews.map((review) => <GuestReview key={review.id} review={review} />)
          : listSamples(t).map((sample) => <SampleStory key={sample.name} {...sample} />)}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{areReal ? t.newestReviews : t.examples}</p>
    </section>
  );
}

function GuestReview({ review }: { review: GuestStoryView }) {
  const reviews = useMessages('reviews');
  const formats = useFormats();
  return (
    <Story
      quote={
        <blockquote
          lang={review.language ?? ''}
          className="line-clamp-8 text-lg leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {review.words}
        </blockquote>
      }
    >
      <StarRow
        stars={review.stars}
        label={reviews.stars(review.stars, MAX_STARS)}
        className="mb-1"
      />
      <span className="block font-bold">
        <bdi>{review.guestName}</bdi>
      </span>
      <span className="text-ink-soft">
        <Link
          href={`${paths.boat(review.boat)}#reviews`}
          translate="no"
          className="text-link wrap-anywhere"
        >
          {review.boat.name}
        </Link>
        , {formats.month(review.tripMonth)}
      </span>
    </Story>
  );
}

const listSamples = (t: HomeMessages) => [
  { quote: t.story1, name: 'Maya', trip: t.story1By },
  { quote: t.story2, name: 'Jonas', trip: t.story2By },
  { quote: t.story3, name: 'Camille', trip: t.story3By },
];

function SampleStory({ quote, name, trip }: ReturnType<typeof listSamples>[number]) {
  const t = useMessages('home');
  return (
    <Story quote={<blockquote className="text-lg leading-relaxed">{t.quoted(quote)}</blockquote>}>
      <span className="block font-bold">{name}</span>
      <span className="text-ink-soft">{trip}</span>
    </Story>
  );
}

function Story({ quote, children }: { quote: ReactNode; children: ReactNode }) {
  return (
    <li>
      <figure className="flex h-full flex-col justify-between gap-6 rounded-card border border-line bg-card p-6 sm:p-7">
        {quote}
        <figcaption>{children}</figcaption>
      </figure>
    </li>
  );
}
