import { useMemo } from 'react';
import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from './use-messages.ts';

/**
 * Translates the domain's English messages. The route must list `problems`; operators' pages also `portal-problems`,
 * admins' pages `admin-problems` instead.
 */
export function useTranslateError(): (sentence: string) => string {
  const language = useLanguage();
  const ofGuests = useMessages('problems');
  const ofCaptains = useMessages('portal-problems');
  const ofAdmins = useMessages('admin-problems');
  const messages = useMemo(
    () => ({ ...ofCaptains, ...ofAdmins, ...ofGuests }),
    [ofGuests, ofCaptains, ofAdmins],
  );
  return (sentence) => translateError(language, messages, sentence);
}
