import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { languages } from '#i18n/languages/languages.ts';
import { emailPattern } from '#domain/fields/mail-addresses.ts';
import { isOneLine } from '#domain/fields/plain-text.ts';

const NO_UUID = 'The request key has to be a UUID';

/**
 * An idempotency key that the browser makes for each attempt. Avoids `z.uuid`, which would add to the bundle of all
 * pages.
 */
export const requestKey = z.string(NO_UUID).check(z.refine(isUuid, NO_UUID));

/** The guest's language for pages and mails; a disabled language falls back to English. */
export const languageField = z.optional(
  z.enum(languages, `The language has to be one of ${languages.join(', ')}`),
);

export const dayField = (message: string) => z.string(message).check(z.refine(isDay, message));

export const timeField = (message: string) => z.string(message).check(z.refine(isTime, message));

export const emailField = (message: string) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(254, message), z.email({ pattern: emailPattern, error: message }));

/**
 * One line of text without control characters: some of it ends up in mail headers. With `least`, shorter text is
 * rejected with `message`.
 */
export const lineField = (
  name: string,
  most: number,
  message = `${name} must be text`,
  least = 0,
) =>
  z
    .string(message)
    .check(
      z.trim(),
      ...(least > 0 ? [z.minLength(least, message)] : []),
      z.maxLength(most, `${name} can be at most ${most} characters`),
      z.refine(isOneLine, `${name} has characters that cannot be used`),
    );

/** Accepts the usual notations of phone numbers that are long enough to be dialled internationally. */
export function isPhone(text: string): boolean {
  return /^\+?[\d ().-]{7,30}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

export const PHONE_NEEDED = 'Please give the phone with its country code, like +1 721 555 0100';
