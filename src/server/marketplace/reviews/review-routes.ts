import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { pageFrom, readCursor, timeKey } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import { noSuchTrip } from '../core/trips/read-trip.ts';
import { answerReview } from './answer-review.ts';
import { presentBoatReview, presentOperatorReview } from './review-presenter.ts';
import { findBoatReviews, findOperatorReviews, isBoatForSale } from './review-queries.ts';
import { readTripReview, reviewTrip } from './review-trip.ts';

const PAGE = 10;

export function reviewRoutes(deps: Deps) {
  return [
    serve(endpoints.tripReview, async ({ params }) => {
      const review = await readTripReview(deps, params.token);
      return review ? done(review) : noSuchTrip;
    }),

    serve(endpoints.reviewTrip, ({ params, payload }) => reviewTrip(deps, params.token, payload)),

    serve(endpoints.boatReviews, async ({ params, query }) => {
      const after = readCursor(query.after, timeKey);
      if (!after.ok) return after;
      const rows = await deps.readPublic(async (reader) => {
        const isPublic = await isBoatForSale(reader, params.id);
        return isPublic ? findBoatReviews(reader, params.id, after.value, PAGE) : null;
      });
      if (!rows) return noSuchBoat;
      return done(pageFrom(rows, presentBoatReview, (row) => [row.made_text, row.id], PAGE));
    }),
  ];
}

const noSuchBoat = refused(
  'not-found',
  "The boat you're looking for doesn't exist or has been removed.",
);

export function operatorReviewRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorReviews, async ({ operator, query }) => {
      const after = readCursor(query.after, timeKey);
      if (!after.ok) return after;
      const rows = await findOperatorReviews(deps.database, operator.id, after.value, PAGE);
      return done(pageFrom(rows, presentOperatorReview, (row) => [row.made_text, row.id], PAGE));
    }),

    serve(endpoints.answerReview, ({ operator, params, payload }) =>
      answerReview(deps, operator.id, { reviewId: params.id, ...payload }),
    ),
  ];
}
