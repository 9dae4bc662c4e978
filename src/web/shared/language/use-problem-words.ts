import { useMemo } from 'react';
import { problemIn } from '#i18n/errors/problem-words.ts';
import { useLanguage, useMessages } from './use-messages.ts';

/**
 * Says in the page's language what a rule says in English, on pages whose route names `problems`, those of captains
 * also `portal-problems`, those of admins `admin-problems` alone.
 */
export function useProblemWords(): (sentence: string) => string {
  const language = useLanguage();
  const ofGuests = useMessages('problems');
  const ofCaptains = useMessages('portal-problems');
  const ofAdmins = useMessages('admin-problems');
  const words = useMemo(
    () => ({ ...ofCaptains, ...ofAdmins, ...ofGuests }),
    [ofGuests, ofCaptains, ofAdmins],
  );
  return (sentence) => problemIn(language, words, sentence);
}
