/** The site's name. */
export const SITE_NAME = 'SXM Boat Trips';
/** Fixed claims of the site, in one place (spec 9; readings: boats). */
export const RATING_LABEL = '4.8';
export const LANDING_RATING = '4.9/5';
export const VISITOR_COUNTRIES = '32+';
export const DEFAULT_BOAT_TYPE_LABEL = 'Boat charter';
export const TRIP_LENGTH_LABEL = 'Full day';
