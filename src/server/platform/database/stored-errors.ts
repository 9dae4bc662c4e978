import { readError, type ErrorMessage } from '#domain/errors/error-message.ts';
import { isErrorCode, writeError } from '#i18n/errors/error-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';

/** Returns the text to store for an error: its code, or the message of another program. */
export function storeError(error: ErrorMessage): string {
  const { code, values } = readError(error);
  return values.text ?? code;
}

/** Translates a stored error into a language; returns text that is not a code unchanged. */
export function writeStoredError(language: Language, stored: string | null): string | null {
  return stored !== null && isErrorCode(stored)
    ? writeError(language, stored as ErrorMessage)
    : stored;
}
