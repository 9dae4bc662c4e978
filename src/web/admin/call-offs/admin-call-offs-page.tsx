import { useState } from 'react';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import { Loaded } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import {
  CallOffProgress,
  isInProgress,
  pollWhileInProgress,
} from '../../shared/call-offs/call-off-progress.tsx';
import { describeChosen } from '../../shared/call-offs/describe-chosen.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { AdminCallOffDialog } from './admin-call-off-dialog.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('callOffs', 'admin-call-offs', 'portal-call-offs'),
  path: portalPatterns.adminCallOffs,
  Page,
});

const adminCallOffsQuery = () => ({
  ...adminQuery('GET /api/admin/call-offs'),
  refetchInterval: pollWhileInProgress,
});

function Page() {
  const t = useMessages('admin-call-offs');
  const { titles } = useMessages('portal-shared');
  const [isOpen, setOpen] = useState(false);
  return (
    <AdminLayout title={titles.callOffs} permission="see-call-offs">
      {({ role }) => (
        <>
          <p className="max-w-prose text-ink-soft">{t.intro}</p>
          {hasPermission(role, 'call-off-trips') && (
            <Button className="self-start" onClick={() => setOpen(true)}>
              {t.callOff}
            </Button>
          )}
          <Loaded query={adminCallOffsQuery()} errorTitle={t.failed}>
            {(listed) => <CallOffs listed={listed} />}
          </Loaded>
          {isOpen && <AdminCallOffDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </AdminLayout>
  );
}

/** Lists the call-offs. Puts first those in progress and those whose guests still have to choose. */
function CallOffs({ listed }: { listed: readonly CallOffView[] }) {
  const t = useMessages('admin-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const columns = useColumns();
  if (listed.length === 0) return <EmptyState title={callOffs.notCalledOff} text={t.noneText} />;
  const isWaiting = (callOff: CallOffView) => callOff.waiting > 0 || isInProgress(callOff);
  const sorted = [...listed.filter(isWaiting), ...listed.filter((each) => !isWaiting(each))];
  return <AdminTable label={t.table} items={sorted} keyOf={({ id }) => id} columns={columns} />;
}

function useColumns(): AdminColumns<CallOffView> {
  const t = useMessages('admin-call-offs');
  const labels = useMessages('portal-labels');
  const callOffs = useMessages('portal-call-offs');
  const { instant } = useAdminFormats();
  return [
    { head: t.what, cell: ({ what }) => <span lang="en">{what}</span> },
    {
      head: t.why,
      cell: ({ reason, note }) => (
        <>
          {callOffs.reasons[reason]}
          {note !== '' && <span className="block text-ink-soft whitespace-pre-line">{note}</span>}
        </>
      ),
    },
    {
      head: labels.by,
      cell: ({ byOperator, byAdmin }) => byOperator ?? byAdmin ?? t.automatic,
    },
    { head: t.calledOffAt, cell: ({ madeAt }) => instant(madeAt) },
    {
      head: labels.guests,
      cell: (callOff) => (
        <>
          {callOff.waiting > 0 && <Badge tone="accent">{t.waiting}</Badge>}{' '}
          {describeChosen(callOff, callOffs)}
          <CallOffProgress callOff={callOff} />
        </>
      ),
    },
    {
      head: t.chooseUntil,
      cell: ({ waiting, dueAt }) => (waiting > 0 ? instant(dueAt) : t.settled),
    },
  ];
}
