import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TripReviewView } from '#contract/public/review-api.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { isMissing } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ReviewForm } from '../../shared/reviews/review-form.tsx';
import { tripReviewQuery } from '../../shared/requests/review-requests.ts';
import { ReviewAnswer, ReviewText, StarRow } from '../../shared/reviews/star-row.tsx';

/**
 * Lets the guest review the trip, or shows their review. Renders nothing before the trip is over, or if it can no
 * longer be reviewed.
 */
export function TripReview({ token }: { token: string }) {
  const t = useMessages('trip');
  const { data, error, isPending, refetch } = useQuery(tripReviewQuery(token));
  const [isNew, setNew] = useState(false);
  const isShown = data && (data.review !== null || ['open', 'absent'].includes(data.stage));
  const section = useAddressed(isShown === true);
  if (isPending) return <LoadingState text={t.reviewLoading} />;
  if (error && isMissing(error)) return null;
  if (data && !isShown) return null;
  return (
    <Card id="review" ref={section} className="scroll-mt-24">
      {!data && (
        <div role="alert">
          <p className="mb-3">{t.reviewNotLoaded}</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      {data?.review && <Said trip={data} review={data.review} isNew={isNew} />}
      {data?.stage === 'absent' && !data.review && <p>{t.reviewAbsent}</p>}
      {data?.stage === 'open' && !data.review && (
        <ReviewForm token={token} trip={data} onDone={() => setNew(true)} />
      )}
    </Card>
  );
}

/**
 * Scrolls to `#review` when a mailed link names it, because the section renders after the browser has looked for it.
 */
function useAddressed(isShown: boolean) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && window.location.hash === '#review') section.current?.scrollIntoView();
  }, [isShown]);
  return section;
}

type SaidProps = {
  trip: TripReviewView;
  review: NonNullable<TripReviewView['review']>;
  isNew: boolean;
};

function Said({ trip, review, isNew }: SaidProps) {
  const t = useMessages('trip');
  const reviews = useMessages('reviews');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <CardTitle ref={heading} tabIndex={-1} className="outline-none">
        {isNew ? t.reviewThanks : t.yourReview}
      </CardTitle>
      <p className="mb-2">
        <StarRow stars={review.stars} label={reviews.stars(review.stars, MAX_STARS)} />
      </p>
      <ReviewText words={review.words} lang={review.language ?? ''} />
      {review.answer && (
        <ReviewAnswer
          title={reviews.answerFrom(trip.operatorName)}
          words={review.answer.words}
          lang={review.answer.language ?? ''}
        />
      )}
      {review.hiddenFor === null ? (
        <p className="mt-4 text-sm text-ink-soft">{t.everybodyReads(trip.boatName)}</p>
      ) : (
        <p className="mt-4 max-w-prose text-sm wrap-anywhere whitespace-pre-line">
          <strong>{t.reviewHidden}</strong> {review.hiddenFor}
        </p>
      )}
    </>
  );
}
