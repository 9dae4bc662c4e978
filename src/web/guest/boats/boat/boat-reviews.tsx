import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { BoatReviewView } from '#contract/public/review-api.ts';
import { localizeRating } from '#i18n/formats/language-formats.ts';
import { MIN_REVIEWS, getRatingLabel, type Rating } from '#domain/reviews/ratings.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import { boatReviewsQuery } from '../../../shared/requests/review-requests.ts';
import { ReviewFilters, type ReviewFilter } from './review-filters.tsx';
import { ReviewAnswer, ReviewText, StarRow } from '../../../shared/reviews/star-row.tsx';

export default function BoatReviews({ boat }: { boat: BoatView }) {
  const t = useMessages('reviews');
  const layout = useMessages('layout');
  const { filter, setFilter, pages, isLoadingMore, loadAfter } = useReviewPages(boat.id);
  const counts = pages[0]?.data?.counts;
  const last = pages.at(-1);
  const next = last?.data?.next;
  const isHydrated = useIsHydrated();
  return (
    <Card id="reviews" className="scroll-mt-24">
      <CardTitle className="mb-1">{t.reviews}</CardTitle>
      <Summary rating={boat.rating} count={counts?.all} />
      {counts && <ReviewFilters counts={counts} filter={filter} onFilter={setFilter} />}
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
          <p className="mb-3">{t.reviewsFailed}</p>
          <Button variant="secondary" size="small" onClick={() => void last.refetch()}>
            {layout.tryAgain}
          </Button>
        </div>
      )}
      {(next || isLoadingMore) && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          disabled={!isHydrated}
          isPending={isLoadingMore}
          pendingLabel={layout.loading}
          onClick={() => next && loadAfter(next)}
        >
          {t.moreReviews}
        </Button>
      )}
    </Card>
  );
}

/** Loads the filtered reviews page by page. Keeps the previous list while reviews for another filter load. */
function useReviewPages(boatId: string) {
  const [filter, setFilter] = useState<ReviewFilter>({});
  // Cursors of the loaded pages after the first one.
  const [places, setPlaces] = useState<string[]>([]);
  const pages = useQueries({
    queries: [
      { ...boatReviewsQuery(boatId, filter), placeholderData: keepPreviousData },
      ...places.map((after) => boatReviewsQuery(boatId, { ...filter, after })),
    ],
  });
  return {
    filter,
    setFilter: (chosen: ReviewFilter) => {
      setFilter(chosen);
      setPlaces([]);
    },
    pages,
    isLoadingMore: places.length > 0 && pages.at(-1)?.isPending === true,
    loadAfter: (place: string) => setPlaces([...places, place]),
  };
}

function Summary({ rating, count }: { rating: Rating | null; count: number | undefined }) {
  const t = useMessages('reviews');
  const layout = useMessages('layout');
  const language = useLanguage();
  if (rating) {
    return (
      <p className="flex items-center gap-1.5 text-lg font-semibold">
        <Star aria-hidden="true" className="size-5 fill-current" />
        <span className="sr-only">{layout.rated}</span>
        {localizeRating(language, getRatingLabel(rating, null) ?? '')}
        <span className="font-normal text-ink-soft">{t.fromReviews(rating.count)}</span>
      </p>
    );
  }
  if (count === undefined) return <p className="text-ink-soft">{t.onlyWhoSailed}</p>;
  return (
    <p className="max-w-prose text-ink-soft">
      {count === 0 ? t.noReviews : t.fewReviews(MIN_REVIEWS)}
    </p>
  );
}

type BoatReviewProps = {
  review: BoatReviewView;
  operatorName: string;
  /** True for the first review on a page that was just loaded. */
  takesFocus: boolean;
};

function BoatReview({ review, operatorName, takesFocus }: BoatReviewProps) {
  const t = useMessages('reviews');
  const formats = useFormats();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  return (
    <li ref={item} tabIndex={takesFocus ? -1 : undefined} className="py-5 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          <bdi>{review.guestName}</bdi>
        </span>
        <StarRow stars={review.stars} label={t.stars(review.stars, MAX_STARS)} />
      </p>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">
        {formats.month(review.tripMonth)} · {t.groupKinds[review.groupKind]}
      </p>
      <ReviewText words={review.words} lang={review.language ?? ''} />
      {review.answer && (
        <ReviewAnswer
          title={t.answerFrom(operatorName || t.theCaptain)}
          words={review.answer.words}
          lang={review.answer.language ?? ''}
        />
      )}
    </li>
  );
}
