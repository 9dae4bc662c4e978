import type { GuestStoryView } from '#contract/public/home-api.ts';
import { STORIES_SHOWN } from '#domain/reviews/ratings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { forSaleCondition } from '../core/boats/boat-queries.ts';
import { presentBoatReview } from './review-presenter.ts';
import { selectReviews } from './review-queries.ts';

/** Reads the newest reviews with text, whatever their stars. Omits hidden reviews and boats that are not for sale. */
export async function readGuestStories(reader: Queryable): Promise<GuestStoryView[]> {
  const reviews = await selectReviews(reader)
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select('boats.slug')
    .where('reviews.hiddenAt', 'is', null)
    .where('reviews.words', 'is not', null)
    .where(forSaleCondition)
    .orderBy('reviews.madeAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(STORIES_SHOWN)
    .execute();
  return reviews.map(({ slug, ...review }) => ({
    ...presentBoatReview(review),
    boat: { name: review.boatName, slug },
  }));
}
