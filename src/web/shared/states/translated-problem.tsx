import { problemIn } from '#i18n/errors/problem-words.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';

export default function TranslatedProblem({ sentence }: { sentence: string }) {
  return problemIn(useLanguage(), useMessages('problems'), sentence);
}
