import { problemIn } from '#domain/problem-words.ts';
import { useLanguage, useMessages } from './use-messages.ts';

/** Says in the page's language what a rule says in English, on pages whose route names `problems`. */
export function useProblemWords(): (sentence: string) => string {
  const language = useLanguage();
  const problems = useMessages('problems');
  return (sentence) => problemIn(language, problems, sentence);
}
