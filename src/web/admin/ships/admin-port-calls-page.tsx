import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { PortCallDialog, type PortCallAction } from './port-call-dialogs.tsx';
import { useDescribeClock } from './describe-clock.ts';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

/** Manages the cruise ship calendar, from which visitors see the trips that fit their ship. */
export default defineAdminList('admin-ships', {
  path: portalPatterns.adminPortCalls,
  title: 'ships',
  permission: 'see-port-calls',
  messages: ['ships', 'portal-call-offs'],
  call: 'GET /api/admin/port-calls',
  search: ['search', 'from'],
  texts: ({ t }) => ({
    filters: t.filter,
    items: t.table,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  frame: ({ t, open }, list) => (
    <>
      <p className="max-w-prose text-ink-soft">{t.intro}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => open({ kind: 'add' })}>{t.addShip}</Button>
        <Button variant="secondary" onClick={() => open({ kind: 'import' })}>
          {t.importFile}
        </Button>
      </div>
      {list}
    </>
  ),
  filterClasses: 'sm:grid-cols-[2fr_1fr]',
  filters: ({ t }) => ({ search: { label: t.ship }, from: { label: t.from, type: 'date' } }),
  columns: ({ t, labels, actionMessages, formats: { date }, may, open }) => [
    {
      head: t.ship,
      cell: ({ ship, isSkipped }) => (
        <>
          <span className="wrap-anywhere">{ship}</span>{' '}
          {isSkipped && <Badge tone="danger">{t.doesNotCome}</Badge>}
        </>
      ),
    },
    { head: labels.day, cell: ({ day }) => date(day) },
    { head: t.times, cell: (call) => <Times call={call} /> },
    { head: t.pier, cell: (call) => <Pier call={call} /> },
    { head: labels.bookings, isNumber: true, cell: ({ bookings }) => bookings },
    {
      head: actionMessages.change,
      cell: (call) => <PortCallActions call={call} maySkip={may('skip-port')} onAct={open} />,
    },
  ],
  Dialog: PortCallDialog,
});

function Pier({ call: { pier } }: { call: AdminPortCallView }) {
  return useMessages('ships').piers[pier];
}

function Times({ call: { arrival, allAboard, clockMinutes } }: { call: AdminPortCallView }) {
  const t = useMessages('admin-ships');
  const { time } = useAdminFormats();
  const describeClock = useDescribeClock();
  return (
    <>
      {t.fromTo(time(arrival), time(allAboard))}
      {clockMinutes !== 0 && (
        <span className="block text-sm text-ink-soft">{t.clock(describeClock(clockMinutes))}</span>
      )}
    </>
  );
}

type PortCallActionsProps = {
  call: AdminPortCallView;
  maySkip: boolean;
  onAct: (act: PortCallAction) => void;
};

/** Offers the actions for a port call. A skipped call cannot be changed. */
function PortCallActions({ call, maySkip, onAct }: PortCallActionsProps) {
  const t = useMessages('admin-ships');
  const actionMessages = useMessages('portal-actions');
  const { labelOf } = useMessages('admin-layout');
  const { date } = useAdminFormats();
  const of = t.shipOn(call.ship, date(call.day));
  const button = (kind: 'change' | 'skip' | 'remove', label: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={labelOf(label, of)}
      onClick={() => onAct({ kind, call })}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {!call.isSkipped && button('change', actionMessages.change)}
      {!call.isSkipped && maySkip && button('skip', t.doesNotCome)}
      {call.bookings === 0 && button('remove', t.remove)}
    </div>
  );
}
