import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { countByFilter } from '#domain/reviews/review-counts.ts';
import { languages } from '#i18n/languages/languages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { noSuchTrip } from '../core/trips/read-trip.ts';
import { answerReview } from './answer-review.ts';
import { readGuestStories } from './guest-stories.ts';
import { presentBoatReview, presentOperatorReview } from './review-presenter.ts';
import {
  countBoatReviews,
  isBoatForSale,
  listBoatReviews,
  listOperatorReviews,
  type BoatReviewFilter,
} from './review-queries.ts';
import { readTripReview, reviewTrip } from './review-trip.ts';

const PAGE = 10;

export function reviewRoutes(deps: Deps) {
  return [
    serve(endpoints.tripReview, async ({ params }) => {
      const review = await readTripReview(deps, params.token);
      return review ? done(review) : noSuchTrip;
    }),

    serve(endpoints.reviewTrip, ({ params, payload }) => reviewTrip(deps, params.token, payload)),

    serve(endpoints.boatReviews, ({ params: { id }, query }) =>
      deps.readPublic(async (reader) => {
        if (!(await isBoatForSale(reader, id))) return noSuchBoat;
        const list = listBoatReviews(reader, id, query);
        const page = await readPage(list, query.after, presentBoatReview, PAGE);
        if (!page.ok) return page;
        const counts = query.after === undefined ? await countReviews(reader, id, query) : null;
        return done({ ...page.value, counts });
      }),
    ),

    serve(endpoints.guestStories, async () => done(await deps.readPublic(readGuestStories))),
  ];
}

async function countReviews(reader: Queryable, boatId: string, filter: BoatReviewFilter) {
  return countByFilter(await countBoatReviews(reader, boatId), languages, filter);
}

const noSuchBoat = refused('not-found', 'review.boatUnknown');

export function operatorReviewRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorReviews, ({ operator, query }) => {
      const reviews = listOperatorReviews(deps.database, operator.id);
      return readPage(reviews, query.after, presentOperatorReview, PAGE);
    }),

    serve(endpoints.answerReview, ({ operator, params, payload, language }) =>
      answerReview(deps, operator.id, { reviewId: params.id, ...payload, language }),
    ),
  ];
}
