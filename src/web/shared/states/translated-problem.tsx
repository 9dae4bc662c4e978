import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';

export default function TranslatedProblem({ sentence }: { sentence: string }) {
  return translateError(useLanguage(), useMessages('problems'), sentence);
}
