import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import {
  MAX_INTRODUCTION_LENGTH,
  MAX_SPOKEN_LANGUAGES,
  MIN_SAILING_YEAR,
  spokenLanguages,
} from '#domain/operators/captain-profile.ts';
import { languages } from '#i18n/languages/languages.ts';
import type { Endpoint } from '../endpoint.ts';
import { issueMessage } from '../fields/issue-messages.ts';
import { languageMessage, textField } from '../fields/payload-fields.ts';
import { captainView } from '../public/captain-view.ts';
import { PHOTO_UPLOAD_CODES } from './boats/photo-upload-codes.ts';

const YEAR_NEEDED = 'sailingYear.invalid';

/** Reads an empty year as null. The act refuses future years, which depend on today. */
const year = z.pipe(
  z.transform((value) => {
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) return null;
    return typeof value === 'string' ? Number(value) : value;
  }),
  z.nullable(
    z
      .number(YEAR_NEEDED)
      .check(z.refine((sent) => Number.isInteger(sent) && sent >= MIN_SAILING_YEAR, YEAR_NEEDED)),
  ),
);

const TOO_MANY_LANGUAGES = issueMessage({
  code: 'spokenLanguages.tooMany',
  values: { count: MAX_SPOKEN_LANGUAGES },
});

/** PUT /api/operator/profile, and the form for it. An empty introduction removes the saved one. */
export const captainProfilePayload = z.object({
  spokenLanguages: z
    .array(z.enum(spokenLanguages, 'spokenLanguage.unknown'), 'spokenLanguage.unknown')
    .check(z.maxLength(MAX_SPOKEN_LANGUAGES, TOO_MANY_LANGUAGES)),
  sailingSince: year,
  introduction: textField('field.introduction', MAX_INTRODUCTION_LENGTH),
  introductionLanguage: z.enum(languages, languageMessage(languages)),
});
export type CaptainProfilePayload = z.output<typeof captainProfilePayload>;

/** The operator's own profile, as guests see it, with the name that is shown above it. */
export const captainProfileView = z.extend(captainView, { name: z.string() });
export type CaptainProfileView = z.infer<typeof captainProfileView>;

/** Endpoints for the operator's own profile. Each returns the whole profile. */
export const captainProfileEndpoints = {
  captainProfile: {
    method: 'GET',
    path: '/api/operator/profile',
    caller: 'operator',
    summary: 'The operator’s profile, as guests see it on the pages of their boats',
    answers: { 200: captainProfileView },
  },
  saveCaptainProfile: {
    method: 'PUT',
    path: '/api/operator/profile',
    caller: 'operator',
    summary: 'Save the operator’s spoken languages, first year of sailing here and introduction',
    payload: captainProfilePayload,
    answers: { 200: captainProfileView },
    codes: ['sailingYear.invalid'],
  },
  sendCaptainPicture: {
    method: 'POST',
    path: '/api/operator/profile/picture',
    caller: 'operator',
    limit: { name: 'captain-pictures', max: 60, withinSeconds: 600 },
    summary: `Upload the operator’s picture: JPEG, PNG, WebP, AVIF or GIF, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB. It replaces an earlier one`,
    file: 'picture',
    raw: 'body',
    answers: { 200: captainProfileView },
    problems: ['too-many'],
    codes: PHOTO_UPLOAD_CODES,
  },
  removeCaptainPicture: {
    method: 'DELETE',
    path: '/api/operator/profile/picture',
    caller: 'operator',
    summary: 'Permanently remove the operator’s picture',
    answers: { 200: captainProfileView },
  },
} as const satisfies Record<string, Endpoint>;
