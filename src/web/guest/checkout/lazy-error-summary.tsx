import { LatePart, lazyPart } from '../../shared/states/late-part.tsx';
import type { ErrorSummaryProps } from './error-summary.tsx';

/** Lists two or more invalid fields above a form; for one, the error beside it is enough. Loads on demand. */
export function LateErrorSummary(props: ErrorSummaryProps) {
  const { errors, fields } = props;
  if (fields.filter(([id]) => errors[id]).length < 2) return null;
  return (
    <LatePart>
      <ErrorSummary {...props} />
    </LatePart>
  );
}

const ErrorSummary = import.meta.env.SSR
  ? (await import('./error-summary.tsx')).default
  : lazyPart(() => import('./error-summary.tsx'));
