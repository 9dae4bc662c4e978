import type { BoatReviewView, OperatorReviewView } from '#contract/public/review-api.ts';
import { islandNow, getMonth } from '#domain/time/days.ts';
import { classifyGroup, reviewerName } from '#domain/reviews/reviews.ts';
import type { ReviewRecord, ReviewRow } from './review-queries.ts';

export function presentBoatReview(review: ReviewRecord): BoatReviewView {
  return {
    id: review.id,
    stars: review.stars,
    words: review.words,
    guestName: reviewerName(review.customer_name),
    groupKind: presentGroupKind(review),
    tripMonth: getMonth(review.start_date),
    madeOn: islandNow(review.made_at.getTime()).day,
    answer: presentAnswer(review),
  };
}

/** Presents a review to the operator, with the guest's name. */
export function presentOperatorReview(review: ReviewRecord): OperatorReviewView {
  return {
    id: review.id,
    boatName: review.boat_name,
    code: review.code,
    customerName: review.customer_name,
    startDate: review.start_date,
    groupKind: presentGroupKind(review),
    stars: review.stars,
    words: review.words,
    madeAt: review.made_at.toISOString(),
    answer: presentAnswer(review),
  };
}

function presentGroupKind({ pricing_mode: mode, group_size: groupSize }: ReviewRecord) {
  return classifyGroup({ mode, groupSize });
}

export function presentAnswer({ answer, answered_at: at }: ReviewRow): BoatReviewView['answer'] {
  return answer === null || at === null ? null : { words: answer, at: at.toISOString() };
}
