import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Translates the domain's English sentences for admins. The route must list the `admin-sentences` messages. */
export function useTranslateAdminError(): (sentence: string) => string {
  const language = useLanguage();
  const sentences = useMessages('admin-sentences');
  return (sentence) => translateError(language, sentences, sentence);
}
