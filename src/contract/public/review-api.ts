import { TRIP_READS } from './trip-limits.ts';
import { languages } from '#i18n/languages/languages.ts';
import { languageField, languageMessage } from '../fields/payload-fields.ts';
import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { textMessages, type FieldName } from '../fields/text-messages.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { groupKinds, MAX_REVIEW_LENGTH, MAX_STARS, reviewStages } from '#domain/reviews/reviews.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import type { Endpoint } from '../endpoint.ts';
import { nextPageQuery, buildPageSchema, searchQuery } from '../fields/paging.ts';

const CHOOSE_STARS = issueMessage({ code: 'stars.outOfRange', values: { count: MAX_STARS } });

const reviewText = (field: FieldName) => {
  const { notText, tooLong, badCharacters } = textMessages(field, MAX_REVIEW_LENGTH);
  return z.string(notText).check(
    z.trim(),
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.maxLength(MAX_REVIEW_LENGTH, tooLong),
    z.refine(isPlainText, badCharacters),
  );
};

/** POST /api/trips/{token}/review, and the form for it. Empty text becomes null. */
export const reviewPayload = z.object({
  stars: z
    .number(CHOOSE_STARS)
    .check(
      z.refine(
        (stars) => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS,
        CHOOSE_STARS,
      ),
    ),
  words: z.pipe(
    z.transform((value) =>
      value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value,
    ),
    z.nullable(reviewText('field.review')),
  ),
  /** Language of the page on which it was written; defaults to the booking's language. */
  language: languageField,
});

export const reviewAnswerPayload = z.object({
  words: reviewText('field.answer').check(z.minLength(1, 'reviewAnswer.missing')),
});

/** Language of a text; null if unknown. */
const textLanguage = z.nullable(z.enum(languages));

/** The operator's answer, at most one. */
const answerView = z.nullable(
  z.object({ words: z.string(), language: textLanguage, at: z.string() }),
);

/** The guest's review of a trip, and whether they can still write one. */
export const tripReviewView = z.object({
  boatName: z.string(),
  operatorName: z.string(),
  stage: z.enum(reviewStages),
  /** Last day on which the trip can be reviewed. */
  lastDay: z.string(),
  review: z.nullable(
    z.object({
      stars: z.number(),
      words: z.nullable(z.string()),
      language: textLanguage,
      madeAt: z.string(),
      answer: answerView,
      /** Reason why the platform has hidden it from the public; null if it is visible. */
      hiddenFor: z.nullable(z.string()),
    }),
  ),
});
export type TripReviewView = z.infer<typeof tripReviewView>;

/** A review for the public: the guest's first name with an initial, and the month of the trip. */
export const boatReviewView = z.object({
  id: z.string(),
  stars: z.number(),
  words: z.nullable(z.string()),
  language: textLanguage,
  guestName: z.string(),
  groupKind: z.enum(groupKinds),
  tripMonth: z.string(),
  /** Day on which it was written. */
  madeOn: z.string(),
  answer: answerView,
});
export type BoatReviewView = z.infer<typeof boatReviewView>;

/** GET /api/boats/{id}/reviews: filters of the list. */
export const boatReviewsQuery = z.extend(nextPageQuery, {
  group: z.optional(z.enum(groupKinds, 'api.groupKind')),
  language: z.optional(z.enum(languages, languageMessage(languages))),
});

/**
 * Counts of reviews: of all, of those that match both filters, and for each value of one filter given the other filter.
 */
const reviewCountsView = z.object({
  all: z.number(),
  shown: z.number(),
  groups: z.array(z.object({ value: z.enum(groupKinds), count: z.number() })),
  languages: z.array(z.object({ value: z.enum(languages), count: z.number() })),
});
export type ReviewCountsView = z.infer<typeof reviewCountsView>;

/** `counts` is null on later pages. */
export const boatReviewPageView = z.extend(buildPageSchema(boatReviewView), {
  counts: z.nullable(reviewCountsView),
});
export type BoatReviewPageView = z.infer<typeof boatReviewPageView>;

/** A review for the operator, with the guest's booking. */
export const operatorReviewView = z.object({
  id: z.string(),
  boatName: z.string(),
  code: z.string(),
  customerName: z.string(),
  startDate: z.string(),
  groupKind: z.enum(groupKinds),
  stars: z.number(),
  words: z.nullable(z.string()),
  language: textLanguage,
  madeAt: z.string(),
  answer: answerView,
});
export type OperatorReviewView = z.infer<typeof operatorReviewView>;

const ofTrip = { caller: 'public', cacheControl: 'no-store' } as const;

export const reviewEndpoints = {
  tripReview: {
    ...ofTrip,
    method: 'GET',
    path: '/api/trips/{token}/review',
    limit: TRIP_READS,
    summary: 'A trip’s review, and whether it can be reviewed, by the trip’s secret link',
    answers: { 200: tripReviewView },
    problems: ['not-found'],
    codes: ['tripLink.unknown'],
  },
  reviewTrip: {
    ...ofTrip,
    method: 'POST',
    path: '/api/trips/{token}/review',
    sameOrigin: true,
    limit: { name: 'reviews', max: 30, withinSeconds: 600 },
    tokenLimit: { name: 'reviews-of-one', max: 20, withinSeconds: 600 },
    summary: 'Review a paid trip once, within 60 days after it',
    payload: reviewPayload,
    answers: { 200: tripReviewView },
    problems: ['not-found', 'conflict'],
    codes: [
      'review.alreadySent',
      'review.noShow',
      'review.notPaidHere',
      'review.tooEarly',
      'tripLink.unknown',
    ],
  },
  boatReviews: {
    method: 'GET',
    path: '/api/boats/{id}/reviews',
    caller: 'public',
    cacheControl: 'no-cache',
    summary:
      'A boat’s reviews, newest first; filter by kind of group or language, with counts of each',
    query: boatReviewsQuery,
    answers: { 200: boatReviewPageView },
    problems: ['not-found'],
    codes: ['cursor.gone', 'review.boatUnknown'],
  },
  operatorReviews: {
    method: 'GET',
    path: '/api/operator/reviews',
    caller: 'operator',
    summary: 'Reviews of the operator’s boats, newest first',
    query: nextPageQuery,
    answers: { 200: buildPageSchema(operatorReviewView) },
  },
  answerReview: {
    method: 'POST',
    path: '/api/operator/reviews/{id}/answer',
    caller: 'operator',
    summary: 'Reply to a review once, publicly. The guest is mailed the reply',
    payload: reviewAnswerPayload,
    answers: { 200: operatorReviewView },
    problems: ['not-found', 'conflict'],
    codes: ['review.unknown', 'reviewAnswer.alreadySent'],
  },
} as const satisfies Record<string, Endpoint>;

/** GET /api/admin/reviews. */
export const adminReviewsQuery = z.extend(searchQuery, {
  show: z.optional(z.enum(['visible', 'hidden'], 'api.reviewFilter')),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'], CHOOSE_STARS)),
});
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>;

export const adminReviewView = z.object({
  id: z.string(),
  boat: z.object({ id: z.string(), name: z.string() }),
  operatorName: z.string(),
  booking: z.object({ id: z.string(), code: z.string(), customerName: z.string() }),
  stars: z.number(),
  words: z.nullable(z.string()),
  language: textLanguage,
  madeAt: z.string(),
  answer: answerView,
  /** Null if it is visible to the public. */
  hidden: z.nullable(z.object({ reason: z.string(), at: z.string() })),
});
export type AdminReviewView = z.infer<typeof adminReviewView>;

export const adminReviewEndpoints = {
  adminReviews: {
    method: 'GET',
    path: '/api/admin/reviews',
    caller: 'admin',
    permission: 'see-reviews',
    summary: 'All reviews, newest first',
    query: adminReviewsQuery,
    answers: { 200: buildPageSchema(adminReviewView) },
    codes: ['cursor.gone'],
  },
  adminHideReview: {
    method: 'POST',
    path: '/api/admin/reviews/{id}/hide',
    caller: 'admin',
    permission: 'hide-review',
    summary: 'Hide a review, with a reason that its guest sees',
    payload: noticePayload,
    answers: { 200: adminReviewView },
    problems: ['not-found', 'conflict'],
    codes: ['review.alreadyHidden', 'review.unknown'],
  },
  adminShowReview: {
    method: 'POST',
    path: '/api/admin/reviews/{id}/show',
    caller: 'admin',
    permission: 'show-review',
    summary: 'Restore a hidden review',
    payload: noticePayload,
    answers: { 200: adminReviewView },
    problems: ['not-found', 'conflict'],
    codes: ['review.alreadyVisible'],
  },
} as const satisfies Record<string, Endpoint>;
