import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js';
import { useCallback } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Returns the message for an error from the sign-in service: its own message, or that the service is unavailable. */
export type TranslateAuthError = (error: AuthError, fallback: string) => string;

export function useTranslateAuthError(): TranslateAuthError {
  const language = useLanguage();
  const t = useMessages('operator-sign-in');
  return useCallback(
    (error, fallback) => {
      if (isAuthRetryableFetchError(error)) return t.unavailable;
      const refusal = translateRefusal(language, t, error);
      // Adds the waiting time if the service's message has none.
      if (error.status === 429 && !/\d/.test(refusal)) {
        return t.waitThenTry(refusal || t.tooManyTries, formatWait(t, error.message));
      }
      // Returned by auth-js for a response without a message.
      const isEmpty = refusal === '' || refusal === '{}';
      return isEmpty ? fallback : refusal;
    },
    [language, t],
  );
}

/** Returns the service's message: verbatim in English, else translated by its code if known. */
export function translateRefusal(
  language: Language,
  t: OperatorSignInMessages,
  { code, message }: { code?: unknown; message: string },
): string {
  const isKnown = typeof code === 'string' && Object.hasOwn(t.refusals, code);
  if (language === 'en' || !isKnown) return message;
  return t.refusals[code as keyof OperatorSignInMessages['refusals']];
}

/** Returns the waiting time in the service's message, or 5 minutes if the message contains none. */
function formatWait(t: OperatorSignInMessages, message: string): string {
  const [, count, unit] = /(\d+) (second|minute|hour)/.exec(message) ?? [];
  return t.waits[(unit ?? 'minute') as keyof OperatorSignInMessages['waits']](Number(count ?? 5));
}
