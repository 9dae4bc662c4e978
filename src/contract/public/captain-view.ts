import * as z from 'zod/mini';
import { spokenLanguages } from '#domain/operators/captain-profile.ts';
import { languages } from '#i18n/languages/languages.ts';

/** A captain on a boat's page: the profile, and facts from the shop's records. */
export const captainView = z.object({
  /** Path of the picture's variants, as in `imageView`; null without a picture. */
  picture: z.nullable(z.string()),
  spokenLanguages: z.array(z.enum(spokenLanguages)),
  /** First year of sailing here; null if not given. */
  sailingSince: z.nullable(z.number()),
  introduction: z.nullable(z.object({ text: z.string(), language: z.enum(languages) })),
  /** Trips sold here that have sailed; null below 10. */
  trips: z.nullable(z.number()),
  /** Median time to answer guests' requests, in whole hours, rounded up; null with fewer than 5 answers. */
  answerHours: z.nullable(z.number()),
  /** Number of the captain's boats on the site. */
  boats: z.number(),
});
export type CaptainView = z.infer<typeof captainView>;
