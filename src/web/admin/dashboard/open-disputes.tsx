import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { formatDollars } from '#domain/money.ts';
import { whenWords } from '../layout/when-words.ts';

/** Disputes that somebody has to answer in time; nothing when there is none. */
export function OpenDisputes({ open }: { open: AnalyticsView['openDisputes'] | undefined }) {
  if (!open || open.count === 0) return null;
  const { count, cents, dueBy } = open;
  const words = count === 1 ? '1 dispute' : `${count.toLocaleString('en-US')} disputes`;
  return (
    <p className="flex items-start gap-2 rounded-field border border-danger px-4 py-3 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        {words} of {formatDollars(cents)} to answer
        {dueBy !== null && <>, the next by {whenWords(dueBy)}</>}.{' '}
        <Link href="/admin/disputes" className="text-link">
          Show disputes
        </Link>
      </span>
    </p>
  );
}
