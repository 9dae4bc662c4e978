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

/** The rating as cards show it: the site's label where there is none (spec 9), if the site has one. */
export function ratingLabel<Label extends string | null>(
  rating: Rating | null | undefined,
  siteLabel: Label,
): string | Label {
  return rating?.average.toFixed(1) ?? siteLabel;
}
