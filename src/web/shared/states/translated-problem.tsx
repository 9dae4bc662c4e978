import type { ReactNode } from 'react';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';

export default function TranslatedProblem({ message }: { message: ErrorMessage }): ReactNode {
  return translateError(useLanguage(), useMessages('guest-errors'), message);
}
