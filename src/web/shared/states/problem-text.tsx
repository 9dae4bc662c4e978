import { type ComponentType } from 'react';
import { readError, type ErrorMessage } from '#domain/errors/error-message.ts';
import { LazyPart, createLazyPart } from './lazy-part.tsx';

/** Renders a domain error. Loads the texts with the first error, because most guests never see one. */
export function ProblemText({ message }: { message: ErrorMessage }) {
  return (
    <LazyPart key={readError(message).code}>
      <TranslatedProblem message={message} />
    </LazyPart>
  );
}

const TranslatedProblem: ComponentType<{ message: ErrorMessage }> = import.meta.env.SSR
  ? (await import('./translated-problem.tsx')).default
  : createLazyPart(() => import('./translated-problem.tsx'), ['guest-errors']);
