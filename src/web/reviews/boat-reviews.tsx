import { useQueries } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import type { BoatReviewView } from '#contract/review-api.ts';
import { formatMonth } from '#domain/days.ts';
import { LEAST_REVIEWS, ratingLabel, type Rating } from '#domain/ratings.ts';
import { groupKindNames } from '#domain/reviews.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { boatReviewsQuery } from './review-requests.ts';
import { ReviewAnswer, ReviewText, StarRow } from './star-row.tsx';

/** What guests said of a boat's trips, newest first. */
export default function BoatReviews({ boat }: { boat: BoatView }) {
  // Where each page shown begins.
  const [places, setPlaces] = useState(['']);
  const pages = useQueries({
    queries: places.map((after) => boatReviewsQuery(boat.id, after)),
  });
  const [first, last] = [pages[0], pages.at(-1)];
  const next = last?.data?.next;
  const isHydrated = useIsHydrated();
  return (
    <Card id="reviews" className="scroll-mt-24">
      <CardTitle className="mb-1">Reviews</CardTitle>
      <Summary rating={boat.rating} count={first?.data?.items.length} />
      <ul className="divide-y divide-line">
        {pages.map((page, index) =>
          page.data?.items.map((review, place) => (
            <BoatReview
              key={review.id}
              review={review}
              operatorName={boat.operatorName}
              takesFocus={index > 0 && place === 0}
            />
          )),
        )}
      </ul>
      {last?.error && (
        <div role="alert" className="mt-4">
          <p className="mb-3">The reviews could not be loaded.</p>
          <Button variant="secondary" size="small" onClick={() => void last.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {(next || (last?.isPending && places.length > 1)) && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          disabled={!isHydrated}
          isPending={last?.isPending ?? false}
          pendingLabel="Loading..."
          onClick={() => next && setPlaces([...places, next])}
        >
          More reviews
        </Button>
      )}
    </Card>
  );
}

function Summary({ rating, count }: { rating: Rating | null; count: number | undefined }) {
  if (rating) {
    return (
      <p className="flex items-center gap-1.5 text-lg font-semibold">
        <Star aria-hidden="true" className="size-5 fill-current" />
        <span className="sr-only">Rated </span>
        {ratingLabel(rating, null)}
        <span className="font-normal text-ink-soft">from {rating.count} reviews</span>
      </p>
    );
  }
  if (count === undefined) return <p className="text-ink-soft">Only from guests who sailed.</p>;
  return (
    <p className="max-w-prose text-ink-soft">
      {count === 0
        ? 'No reviews yet. They come only from guests who paid for a trip here and sailed.'
        : `Only from guests who paid for a trip here and sailed. The boat gets a rating of its own with ${LEAST_REVIEWS}.`}
    </p>
  );
}

type BoatReviewProps = {
  review: BoatReviewView;
  operatorName: string;
  /** The first one of those just loaded. */
  takesFocus: boolean;
};

function BoatReview({ review, operatorName, takesFocus }: BoatReviewProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  return (
    <li ref={item} tabIndex={takesFocus ? -1 : undefined} className="py-5 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{review.guestName}</span>
        <StarRow stars={review.stars} />
      </p>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">
        {formatMonth(review.tripMonth)} · {groupKindNames[review.groupKind]}
      </p>
      <ReviewText words={review.words} />
      {review.answer && (
        <ReviewAnswer by={operatorName || 'the captain'} words={review.answer.words} />
      )}
    </li>
  );
}
