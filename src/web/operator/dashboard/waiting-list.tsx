import { flushSync } from 'react-dom';
import type { OverviewView } from '#contract/operator/overview-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { describeTask, describeUncovered } from '../documents/describe-documents.ts';
import { OverviewLine } from './overview-line.tsx';

export type TabName = 'boats' | 'bookings' | 'payment';

type WaitingListProps = { overview: OverviewView; onOpenTab: (tab: TabName) => void };

/** Lists what the operator has to decide, send or answer. Each entry links to where that can be done. */
export function WaitingList({ overview, onOpenTab }: WaitingListProps) {
  const t = useMessages('operator-dashboard');
  const { waiting } = overview;
  const documents = useDocumentTasks(overview.documents);
  const open = (tab: TabName) => () => flushSync(() => onOpenTab(tab));
  const lines = targets.filter(({ kind }) => waiting[kind] > 0);
  if (lines.length + documents.length === 0) {
    return <p className="py-2 text-ink-soft">{t.noneWaiting}</p>;
  }
  return (
    <ul className="mt-1">
      {lines.map(({ kind, href, tab }) => (
        <OverviewLine key={kind} href={href} {...(tab && { onOpen: open(tab) })}>
          {t.waitingFor[kind](waiting[kind])}
        </OverviewLine>
      ))}
      {documents.map(({ title, text }) => (
        <OverviewLine key={title} href={portalPaths.operatorDocuments()}>
          <span className="block leading-tight font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </OverviewLine>
      ))}
    </ul>
  );
}

/** The id of the dashboard's tabs, for links to their content. */
export const TABS_ID = 'dashboard-tabs';

type Target = { kind: keyof OverviewView['waiting']; href: string; tab?: TabName };

/** Links to the list of each kind of task, the most urgent kind first. */
const targets: readonly Target[] = [
  { kind: 'approvals', href: '#to-decide' },
  { kind: 'changeRequests', href: '#to-decide' },
  { kind: 'conflicts', href: '#to-decide' },
  { kind: 'disputes', href: `#${TABS_ID}`, tab: 'bookings' },
  { kind: 'rebookings', href: `#${TABS_ID}`, tab: 'bookings' },
  { kind: 'reviews', href: '#operator-reviews', tab: 'boats' },
];

function useDocumentTasks(documents: OverviewView['documents']) {
  const t = useMessages('operator-documents');
  const formats = useFormats();
  const { day: today } = useIslandNow();
  const says = { t, formats };
  const task = describeTask(documents, today, says);
  const uncovered = documents.uncovered.map((each) => describeUncovered(each, today, says));
  return task ? [task, ...uncovered] : uncovered;
}
