import * as z from 'zod/mini';
import type { PlainErrorCode } from '#domain/errors/error-message.ts';
import { issueMessage } from './issue-messages.ts';
import { textMessages, type FieldName } from './text-messages.ts';
import { isDay, isTime } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { languages } from '#i18n/languages/languages.ts';
import { emailPattern } from '#domain/fields/mail-addresses.ts';
import { isOneLine, isPlainText } from '#domain/fields/plain-text.ts';

const NO_UUID = 'api.requestKey';

/**
 * An idempotency key that the browser generates for each attempt. Avoids `z.uuid`, which would add to the bundle of all
 * pages.
 */
export const requestKey = z.string(NO_UUID).check(z.refine(isUuid, NO_UUID));

/** Returns the message that lists the accepted languages. */
export function languageMessage(accepted: readonly string[]): string {
  return issueMessage({ code: 'api.language', values: { text: accepted.join(', ') } });
}

/** The guest's language for pages and mails; a disabled language falls back to English. */
export const languageField = z.optional(z.enum(languages, languageMessage(languages)));

export const dayField = (message: PlainErrorCode) =>
  z.string(message).check(z.refine(isDay, message));

export const timeField = (message: PlainErrorCode) =>
  z.string(message).check(z.refine(isTime, message));

export const emailField = (message: PlainErrorCode) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(254, message), z.email({ pattern: emailPattern, error: message }));

/**
 * One line of text without control characters: some of it ends up in mail headers. Text shorter than `min` is rejected
 * with `message`.
 */
export const lineField = (field: FieldName, max: number, message?: PlainErrorCode, min = 0) => {
  const { notText, tooLong, badCharacters } = textMessages(field, max);
  const missing = message ?? notText;
  return z
    .string(missing)
    .check(
      z.trim(),
      ...(min > 0 ? [z.minLength(min, missing)] : []),
      z.maxLength(max, tooLong),
      z.refine(isOneLine, badCharacters),
    );
};

/** Text of one or more lines. */
export const textField = (field: FieldName, max: number) => {
  const { notText, tooLong, badCharacters } = textMessages(field, max);
  return z
    .string(notText)
    .check(z.trim(), z.maxLength(max, tooLong), z.refine(isPlainText, badCharacters));
};

/** Accepts the usual notations of phone numbers that are long enough to be dialled internationally. */
export function isPhone(text: string): boolean {
  return /^\+?[\d ().-]{7,30}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

export const PHONE_NEEDED = 'phone.invalid';
