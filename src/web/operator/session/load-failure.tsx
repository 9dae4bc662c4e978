import { getProblemText } from '../../forms/request-problem.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';

type LoadFailureProps = { title: string; error: unknown; onRetry: () => void };

/** Takes the place of data that did not load: gives the server's reason if it sent one, and a button to retry. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const acts = useMessages('portal-acts');
  return (
    <ErrorState title={title} text={getProblemText(error, acts.pleaseRetry)} onRetry={onRetry} />
  );
}
