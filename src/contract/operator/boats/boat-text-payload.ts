import * as z from 'zod/mini';
import { textMessages, type FieldName } from '../../fields/text-messages.ts';
import { languages } from '#i18n/languages/languages.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import {
  MEETING_POINT_CHARACTERS,
  MEETING_POINT_LINES,
  TRIP_FACT_CHARACTERS,
} from '#domain/boats/trip-facts.ts';

export const boatTextField = (field: FieldName, max: number) => {
  const { notText, tooLong, badCharacters } = textMessages(field, max);
  return z.string(notText).check(
    // Browsers submit native forms with CRLF line endings.
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(max, tooLong),
    z.refine(isPlainText, badCharacters),
  );
};

/** Texts that an operator writes about a boat, in any language. */
export const boatTextFields = {
  description: z
    .string('description.notText')
    .check(
      z.maxLength(10_000, 'description.tooLong'),
      z.refine(isPlainText, 'description.badCharacters'),
    ),
  meetingPoint: boatTextField('field.meetingPoint', MEETING_POINT_CHARACTERS).check(
    z.refine((text) => text.split('\n').length <= MEETING_POINT_LINES, 'meetingPoint.tooManyLines'),
  ),
  bring: boatTextField('field.bring', TRIP_FACT_CHARACTERS),
  included: boatTextField('field.included', TRIP_FACT_CHARACTERS),
  notIncluded: boatTextField('field.notIncluded', TRIP_FACT_CHARACTERS),
};

export const NO_SUCH_LANGUAGE = 'api.languages';

/** Missing fields keep their values; null removes all translations. */
export const translationFields = {
  /** Language of the original texts. */
  textLanguage: z.optional(z.enum(languages, NO_SUCH_LANGUAGE)),
  /** Texts by language; a missing or empty text is untranslated. */
  translations: z.optional(
    z.nullable(
      z.partialRecord(
        z.enum(languages, NO_SUCH_LANGUAGE),
        z.object({
          description: z._default(boatTextFields.description, ''),
          meetingPoint: z._default(boatTextFields.meetingPoint, ''),
          bring: z._default(boatTextFields.bring, ''),
          included: z._default(boatTextFields.included, ''),
          notIncluded: z._default(boatTextFields.notIncluded, ''),
        }),
        NO_SUCH_LANGUAGE,
      ),
    ),
  ),
};
