import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { languages } from '#i18n/languages/languages.ts';
import { emailPattern } from '#domain/fields/mail-addresses.ts';
import { isOneLine } from '#domain/fields/plain-text.ts';

const NO_UUID = 'The request key has to be a UUID';

/**
 * An idempotency key, made by the browser for each attempt: sent twice, it is done once. Not `z.uuid`: all pages
 * would load that, and the home page has no room for it.
 */
export const requestKey = z.string(NO_UUID).check(z.refine(isUuid, NO_UUID));

/** In which a guest reads the site, and is written to; one that is not switched on is taken for English. */
export const languageField = z.optional(
  z.enum(languages, `The language has to be one of ${languages.join(', ')}`),
);

/** A day of the island's calendar. */
export const dayField = (message: string) => z.string(message).check(z.refine(isDay, message));

export const timeField = (message: string) => z.string(message).check(z.refine(isTime, message));

export const emailField = (message: string) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(254, message), z.email({ pattern: emailPattern, error: message }));

/**
 * One line of text, of which some end up in the headers of mails: no line breaks, no other control
 * characters. With `least`, shorter ones are refused with `message`.
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

/** Written as people write phones, and long enough to be called from abroad. */
export function isPhone(text: string): boolean {
  return /^\+?[\d ().-]{7,30}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

export const PHONE_NEEDED = 'Please give the phone with its country code, like +1 721 555 0100';
