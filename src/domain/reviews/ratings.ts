/** Minimum number of reviews before a boat shows its own rating. */
export const MIN_REVIEWS = 3;

/** Written reviews that the home page shows; with fewer it shows sample stories (spec 2). */
export const STORIES_SHOWN = 3;

/** `average` has one decimal. */
export type Rating = { average: number; count: number };

/** Totals of the visible reviews. */
export type ReviewTotals = { stars: number; reviews: number };

/** Averages the reviews of one or several boats, rounded half up; null if there are too few. */
export function computeRating({ stars, reviews }: ReviewTotals): Rating | null {
  if (reviews < MIN_REVIEWS) return null;
  return { average: Math.floor((20 * stars + reviews) / (2 * reviews)) / 10, count: reviews };
}

/** Returns the rating for cards, or the site's label for boats without a rating (spec 9). */
export function getRatingLabel<Label extends string | null>(
  rating: Rating | null | undefined,
  siteLabel: Label,
): string | Label {
  return rating?.average.toFixed(1) ?? siteLabel;
}
