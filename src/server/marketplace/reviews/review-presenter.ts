import type { BoatReviewView, OperatorReviewView } from '#contract/public/review-api.ts';
import { toIslandNow, getMonth } from '#domain/time/days.ts';
import { classifyGroup, shortenReviewerName } from '#domain/reviews/reviews.ts';
import type { ReviewRecord, ReviewRow } from './review-queries.ts';

export function presentBoatReview(review: ReviewRecord): BoatReviewView {
  return {
    id: review.id,
    stars: review.stars,
    words: review.words,
    language: review.language,
    guestName: shortenReviewerName(review.customerName),
    groupKind: presentGroupKind(review),
    tripMonth: getMonth(review.startDate),
    madeOn: toIslandNow(review.madeAt.getTime()).day,
    answer: presentAnswer(review),
  };
}

/** Presents a review to the operator, with the guest's name. */
export function presentOperatorReview(review: ReviewRecord): OperatorReviewView {
  return {
    id: review.id,
    boatName: review.boatName,
    code: review.code,
    customerName: review.customerName,
    startDate: review.startDate,
    groupKind: presentGroupKind(review),
    stars: review.stars,
    words: review.words,
    language: review.language,
    madeAt: review.madeAt.toISOString(),
    answer: presentAnswer(review),
  };
}

function presentGroupKind({ pricingMode: mode, groupSize }: ReviewRecord) {
  return classifyGroup({ mode, groupSize });
}

export function presentAnswer(review: ReviewRow): BoatReviewView['answer'] {
  const { answer, answerLanguage: language, answeredAt: at } = review;
  return answer === null || at === null ? null : { words: answer, language, at: at.toISOString() };
}
