import * as z from 'zod/mini';
import { GRACE_DAYS } from '#domain/operators/documents.ts';
import { specClaims, type SiteClaims } from '#i18n/site/site-texts.ts';
import * as settings from './setting-kinds.ts';

/** What the site claims of itself, and how long boats stay listed without their captain's documents. */
export const trustShape = {
  HOME_RATING: settings.textOrOff(20),
  BOAT_RATING: settings.textOrOff(5),
  VISITOR_COUNTRIES: settings.textOrOff(20),
  DOCUMENTS_GRACE_DAYS: z._default(settings.offOr(0, 3650), GRACE_DAYS),
};

type Given = z.infer<z.ZodMiniObject<typeof trustShape>>;

/** Undefined where everything is as the specification has it; what is null is not said at all. */
export function toClaims(given: Given): SiteClaims | undefined {
  const { HOME_RATING, BOAT_RATING, VISITOR_COUNTRIES } = given;
  const said = {
    homeRating: HOME_RATING,
    boatRating: BOAT_RATING,
    visitorCountries: VISITOR_COUNTRIES,
  };
  const own = Object.entries(said).filter(([, text]) => text !== undefined);
  return own.length === 0 ? undefined : { ...specClaims, ...Object.fromEntries(own) };
}

/** Null: they stay listed for as long as they like. */
export function toGraceDays({ DOCUMENTS_GRACE_DAYS: days }: Given): number | null {
  return days === 'off' ? null : days;
}
