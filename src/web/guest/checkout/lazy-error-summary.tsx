import { LazyPart, createLazyPart } from '../../shared/states/lazy-part.tsx';
import type { ErrorSummaryProps } from './error-summary.tsx';

/** Lists two or more invalid fields above a form; for one, the error beside it is enough. Loads on demand. */
export function LazyErrorSummary(props: ErrorSummaryProps) {
  const { errors, fields } = props;
  if (fields.filter(([id]) => errors[id]).length < 2) return null;
  return (
    <LazyPart>
      <ErrorSummary {...props} />
    </LazyPart>
  );
}

const ErrorSummary = import.meta.env.SSR
  ? (await import('./error-summary.tsx')).default
  : createLazyPart(() => import('./error-summary.tsx'));
