import { readError, type ErrorMessage } from '#domain/errors/error-message.ts';
import { isErrorCode, writeError } from '#i18n/errors/error-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';

/** Returns the column value of an error: its code, or the text of another program. */
export function storeError(error: ErrorMessage): string {
  const { code, values } = readError(error);
  return values.text ?? code;
}

/** Writes a stored error in a language; a text without a code stays as it is. */
export function writeStoredError(language: Language, stored: string | null): string | null {
  return stored !== null && isErrorCode(stored)
    ? writeError(language, stored as ErrorMessage)
    : stored;
}
