import { RATING_LABEL } from './site-texts.ts';

/** With fewer reviews a boat has no rating of its own (readings: boats). */
export const LEAST_REVIEWS = 3;

/** The average has one decimal. */
export type Rating = { average: number; count: number };

/** What visible reviews add up to. */
export type ReviewTotals = { stars: number; reviews: number };

/** The average of a boat's reviews, or of several boats', rounded half up; null while there are too few. */
export function ratingOf({ stars, reviews }: ReviewTotals): Rating | null {
  if (reviews < LEAST_REVIEWS) return null;
  return { average: Math.floor((20 * stars + reviews) / (2 * reviews)) / 10, count: reviews };
}

/** The rating as cards show it: the site's label where there is none (spec 9). */
export function ratingLabel(rating: Rating | null | undefined): string {
  return rating?.average.toFixed(1) ?? RATING_LABEL;
}
