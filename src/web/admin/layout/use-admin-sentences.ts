import { problemIn } from '#i18n/errors/problem-words.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Says in the page's language what the domain tells admins in English, on pages whose route names `admin-sentences`. */
export function useAdminSentences(): (sentence: string) => string {
  const language = useLanguage();
  const sentences = useMessages('admin-sentences');
  return (sentence) => problemIn(language, sentences, sentence);
}
