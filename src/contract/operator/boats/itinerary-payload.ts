import * as z from 'zod/mini';
import {
  MAX_STOPS,
  MAX_STOP_DETAILS_CHARACTERS,
  MAX_STOP_TITLE_CHARACTERS,
  stopMinutesLimits,
} from '#domain/boats/itinerary.ts';
import { languages } from '#i18n/languages/languages.ts';
import { issueMessage } from '../../fields/issue-messages.ts';
import { lineField } from '../../fields/payload-fields.ts';
import { boatTextField, NO_SUCH_LANGUAGE } from './boat-text-payload.ts';
import { placeField } from './trip-fact-payload.ts';

const MINUTES = 'stop.minutesOutOfRange';

const title = lineField('field.stopTitle', MAX_STOP_TITLE_CHARACTERS, 'stop.titleMissing', 1);
const translatedTitle = lineField('field.stopTitle', MAX_STOP_TITLE_CHARACTERS);
const details = boatTextField('field.stopDetails', MAX_STOP_DETAILS_CHARACTERS);

const stop = z.object({
  title,
  details: z._default(details, ''),
  minutes: z
    .int(MINUTES)
    .check(z.gte(stopMinutesLimits.min, MINUTES), z.lte(stopMinutesLimits.max, MINUTES)),
  place: z._default(z.nullable(placeField), null),
  /** Translations by language; a missing or empty text is untranslated. */
  translations: z._default(
    z.partialRecord(
      z.enum(languages, NO_SUCH_LANGUAGE),
      z.object({ title: z._default(translatedTitle, ''), details: z._default(details, '') }),
      NO_SUCH_LANGUAGE,
    ),
    {},
  ),
});

/** Itinerary stops as submitted by the operator. Omitting the field leaves the stops unchanged; null removes them. */
export const itineraryField = z.optional(
  z.nullable(
    z
      .array(stop)
      .check(
        z.maxLength(
          MAX_STOPS,
          issueMessage({ code: 'itinerary.tooManyStops', values: { count: MAX_STOPS } }),
        ),
      ),
  ),
);
