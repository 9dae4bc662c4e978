import { useMemo } from 'react';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from './use-messages.ts';

/**
 * Translates errors into the page's language. The route must list `guest-errors`, plus `operator-errors` in the portals
 * and `admin-errors` in the admin portal.
 */
export function useTranslateError(): (message: ErrorMessage) => string {
  const language = useLanguage();
  const ofGuests = useMessages('guest-errors');
  const ofOperators = useMessages('operator-errors');
  const ofAdmins = useMessages('admin-errors');
  const texts = useMemo(
    () => ({ ...ofOperators, ...ofAdmins, ...ofGuests }),
    [ofGuests, ofOperators, ofAdmins],
  );
  return (message) => translateError(language, texts, message);
}
