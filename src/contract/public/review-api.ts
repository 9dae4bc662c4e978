import * as z from 'zod/mini';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { groupKinds, MAX_REVIEW_LENGTH, MAX_STARS, reviewStages } from '#domain/reviews/reviews.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import type { Endpoint } from '../endpoint.ts';
import { nextPageQuery, buildPageSchema, searchQuery } from '../fields/paging.ts';

const CHOOSE_STARS = `Choose 1 to ${MAX_STARS} stars`;

const text = (name: string) =>
  z.string(`${name} must be text`).check(
    z.trim(),
    z.overwrite((words) => words.replace(/\r\n?/g, '\n')),
    z.maxLength(MAX_REVIEW_LENGTH, `${name} can be at most ${MAX_REVIEW_LENGTH} characters`),
    z.refine(isPlainText, `${name} has characters that cannot be used`),
  );

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
    z.nullable(text('Your words')),
  ),
});

export const reviewAnswerPayload = z.object({
  words: text('Your answer').check(z.minLength(1, 'Write an answer first')),
});

/** The operator's answer, at most one. */
const answerView = z.nullable(z.object({ words: z.string(), at: z.string() }));

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
  guestName: z.string(),
  groupKind: z.enum(groupKinds),
  tripMonth: z.string(),
  /** Day on which it was written. */
  madeOn: z.string(),
  answer: answerView,
});
export type BoatReviewView = z.infer<typeof boatReviewView>;

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
  madeAt: z.string(),
  answer: answerView,
});
export type OperatorReviewView = z.infer<typeof operatorReviewView>;

const ofTrip = { caller: 'visitor', cacheControl: 'no-store' } as const;

export const reviewEndpoints = {
  tripReview: {
    ...ofTrip,
    method: 'GET',
    path: '/api/trips/{token}/review',
    limit: { name: 'trips', most: 600, withinSeconds: 600 },
    summary: 'What was said of a trip, and whether it can be reviewed, for whoever has its link',
    answers: { 200: tripReviewView },
    problems: ['not-found'],
  },
  reviewTrip: {
    ...ofTrip,
    method: 'POST',
    path: '/api/trips/{token}/review',
    sameOrigin: true,
    limit: { name: 'reviews', most: 30, withinSeconds: 600 },
    tokenLimit: { name: 'reviews-of-one', most: 20, withinSeconds: 600 },
    summary: 'Review a trip that was paid for and is over, once, until 60 days after it',
    payload: reviewPayload,
    answers: { 200: tripReviewView },
    problems: ['not-found', 'conflict'],
  },
  boatReviews: {
    method: 'GET',
    path: '/api/boats/{id}/reviews',
    caller: 'visitor',
    cacheControl: 'no-cache',
    summary: 'What guests said of a boat’s trips, newest first',
    query: nextPageQuery,
    answers: { 200: buildPageSchema(boatReviewView) },
    problems: ['not-found'],
  },
  operatorReviews: {
    method: 'GET',
    path: '/api/operator/reviews',
    caller: 'operator',
    summary: 'What guests said of the captain’s boats, newest first',
    query: nextPageQuery,
    answers: { 200: buildPageSchema(operatorReviewView) },
  },
  answerReview: {
    method: 'POST',
    path: '/api/operator/reviews/{id}/answer',
    caller: 'operator',
    summary: 'Answer a review, once, for everybody to read. The guest is mailed the answer',
    payload: reviewAnswerPayload,
    answers: { 200: operatorReviewView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;

/** GET /api/admin/reviews. */
export const adminReviewsQuery = z.extend(searchQuery, {
  show: z.optional(z.enum(['visible', 'hidden'], 'Show is visible or hidden')),
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
  },
  adminHideReview: {
    method: 'POST',
    path: '/api/admin/reviews/{id}/hide',
    caller: 'admin',
    permission: 'hide-review',
    summary: 'Show a review to nobody any more, with the reason that its guest is shown',
    payload: noticePayload,
    answers: { 200: adminReviewView },
    problems: ['not-found', 'conflict'],
  },
  adminShowReview: {
    method: 'POST',
    path: '/api/admin/reviews/{id}/show',
    caller: 'admin',
    permission: 'show-review',
    summary: 'Show a hidden review again',
    payload: noticePayload,
    answers: { 200: adminReviewView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
