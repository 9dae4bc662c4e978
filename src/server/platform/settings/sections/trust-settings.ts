import * as z from 'zod/mini';
import { GRACE_DAYS } from '#domain/operators/documents.ts';
import { specClaims, type SiteClaims } from '#i18n/site/site-texts.ts';
import * as settings from './setting-kinds.ts';

/** The site's claims about itself, and how long boats stay listed without documents. */
export const trustShape = {
  HOME_RATING: settings.textOrOff(20),
  BOAT_RATING: settings.textOrOff(5),
  VISITOR_COUNTRIES: settings.textOrOff(20),
  SAMPLE_STORIES: settings.optionalSwitch,
  DOCUMENTS_GRACE_DAYS: z._default(settings.offOr(0, 3650), GRACE_DAYS),
};

type Given = z.infer<z.ZodMiniObject<typeof trustShape>>;

/** Undefined keeps the specification's claims; null omits a claim. */
export function toClaims(given: Given): SiteClaims | undefined {
  const { HOME_RATING, BOAT_RATING, VISITOR_COUNTRIES, SAMPLE_STORIES } = given;
  const claims = {
    homeRating: HOME_RATING,
    boatRating: BOAT_RATING,
    guestCountries: VISITOR_COUNTRIES,
    hasSampleStories: SAMPLE_STORIES,
  };
  const own = Object.entries(claims).filter(([, text]) => text !== undefined);
  return own.length === 0 ? undefined : { ...specClaims, ...Object.fromEntries(own) };
}

/** Null: boats stay listed without documents. */
export function toGraceDays({ DOCUMENTS_GRACE_DAYS: days }: Given): number | null {
  return days === 'off' ? null : days;
}
