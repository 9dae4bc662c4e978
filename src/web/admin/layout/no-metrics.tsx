import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** The words of the specification for figures that did not come. */
export const METRICS_FAILED = 'Failed to load analytics data. Please try refreshing the page.';

export function NoMetrics({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-danger p-5"
    >
      <p className="flex flex-1 items-start gap-3 font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{words}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
