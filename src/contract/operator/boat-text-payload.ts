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
    // A browser that submits a form itself ends lines with CRLF.
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(most, `${name} can be at most ${most} characters`),
    z.refine(isPlainText, `${name} has characters that cannot be used`),
  );

/** What an operator writes of a boat, in whichever language. */
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

/** Left out of a change, both stay; null removes all translations. */
export const translationFields = {
  /** The language of the texts themselves. */
  textLanguage: z.optional(z.enum(languages, NO_SUCH_LANGUAGE)),
  /** By language; a text that is left out or empty is not translated. */
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
