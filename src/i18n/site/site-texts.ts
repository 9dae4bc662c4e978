export const SITE_NAME = 'SXM Boat Trips';
/** Fixed claims of the site (spec 9). */
export const RATING_LABEL = '4.8';
export const LANDING_RATING = '4.9/5';
export const VISITOR_COUNTRIES = '32+';

/** Marketing claims as the owner has set them; null hides a claim. */
export type SiteClaims = {
  homeRating: string | null;
  boatRating: string | null;
  guestCountries: string | null;
  /** Whether the home page shows sample stories until it has real stories. */
  hasSampleStories: boolean;
};

export const specClaims: SiteClaims = {
  homeRating: LANDING_RATING,
  boatRating: RATING_LABEL,
  guestCountries: VISITOR_COUNTRIES,
  hasSampleStories: true,
};

// Promises in texts, pages and mails that no code enforces.

/** Minutes before the start at which guests should be at the dock. */
export const AT_DOCK_MINUTES = 15;

/** Days until a bank shows a refund. */
export const bankShowsRefundDays = { min: 5, max: 10 } as const;
export const BANK_SHOWS_REFUND_WITHIN = `${bankShowsRefundDays.min} to ${bankShowsRefundDays.max} days`;

/** Deadline for answering a request about stored personal data. */
export const DATA_ANSWER_DAYS = 30;

export const MIN_AGE_TO_BOOK = 18;
