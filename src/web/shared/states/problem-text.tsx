import { type ComponentType } from 'react';
import { readError, type ErrorMessage } from '#domain/errors/error-message.ts';
import { LatePart, lazyPart } from './late-part.tsx';

/** Renders a domain error. Loads the texts with the first error, because most guests never see one. */
export function ProblemText({ message }: { message: ErrorMessage }) {
  return (
    <LatePart key={readError(message).code}>
      <TranslatedProblem message={message} />
    </LatePart>
  );
}

const TranslatedProblem: ComponentType<{ message: ErrorMessage }> = import.meta.env.SSR
  ? (await import('./translated-problem.tsx')).default
  : lazyPart(() => import('./translated-problem.tsx'), ['guest-errors']);
