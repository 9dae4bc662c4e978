import { useMessages } from '../language/use-messages.ts';
import { Spinner } from '../../ui/button.tsx';

export function LoadingState({ text }: { text?: string }) {
  const t = useMessages('layout');
  return (
    <div
      role="status"
      className="page-width flex min-h-80 flex-col items-center justify-center gap-4 py-16 text-ink-soft"
    >
      <Spinner className="text-4xl text-sea" />
      <p>{text ?? t.loading}</p>
    </div>
  );
}
