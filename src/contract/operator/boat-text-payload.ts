import * as z from 'zod/mini';
import { languages } from '#i18n/languages/languages.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import {
  MEETING_POINT_CHARACTERS,
  MEETING_POINT_LINES,
  TRIP_FACT_CHARACTERS,
} from '#domain/boats/trip-facts.ts';

const textField = (name: string, most: number) =>
  z.string(`${name} must be text`).check(
    // Browsers submit native forms with CRLF line endings.
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(most, `${name} can be at most ${most} characters`),
    z.refine(isPlainText, `${name} has characters that cannot be used`),
  );

/** Texts that an operator writes about a boat, in any language. */
export const boatTextFields = {
  description: z
    .string('Description must be text')
    .check(
      z.maxLength(10_000, 'Description can be at most 10,000 characters'),
      z.refine(isPlainText, 'Description has characters that cannot be used'),
    ),
  meetingPoint: textField('Meeting point', MEETING_POINT_CHARACTERS).check(
    z.refine(
      (text) => text.split('\n').length <= MEETING_POINT_LINES,
      'Meeting point can be one or two lines',
    ),
  ),
  bring: textField('What to bring', TRIP_FACT_CHARACTERS),
  included: textField('What is included', TRIP_FACT_CHARACTERS),
};

const NO_SUCH_LANGUAGE = 'The languages are en, fr, nl, es, pt and de';

/** Both keep their values if missing; null removes all translations. */
export const translationFields = {
  /** Language of the original texts. */
  textLanguage: z.optional(z.enum(languages, NO_SUCH_LANGUAGE)),
  /** By language; a missing or empty text is untranslated. */
  translations: z.optional(
    z.nullable(
      z.partialRecord(
        z.enum(languages, NO_SUCH_LANGUAGE),
        z.object({
          description: z._default(boatTextFields.description, ''),
          meetingPoint: z._default(boatTextFields.meetingPoint, ''),
          bring: z._default(boatTextFields.bring, ''),
          included: z._default(boatTextFields.included, ''),
        }),
        NO_SUCH_LANGUAGE,
      ),
    ),
  ),
};
