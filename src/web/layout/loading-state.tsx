import { Spinner } from '../ui/button.tsx';

/** A spinner with a label. */
export function LoadingState({ text = 'Loading...' }: { text?: string }) {
  return (
    <div
      role="status"
      className="page-width flex min-h-80 flex-col items-center justify-center gap-4 py-16 text-ink-soft"
    >
      <Spinner className="text-4xl text-sea" />
      <p>{text}</p>
    </div>
  );
}
