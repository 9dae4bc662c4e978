import { useState } from 'react';
import type { CallOffView } from '#contract/call-off-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { useMessages } from '../../language/use-messages.ts';
import { chosenWords } from '../../call-offs/call-off-words.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { adminQuery, Loaded } from '../layout/opened-entry.tsx';
import { AdminCallOffDialog } from './admin-call-off-dialog.tsx';

const adminCallOffsQuery = () => adminQuery('GET /api/admin/call-offs');

/** What was called off by anybody, and what guests have chosen. */
export function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AdminPage title="Call-offs" permission="see-call-offs">
      {({ role }) => (
        <>
          <p className="max-w-prose text-ink-soft">
            When a port or the island cannot sail, nothing more is sold at once, and each guest
            chooses another day, another boat, or the money. Captains call off their own trips
            themselves.
          </p>
          {mayDo(role, 'call-off-trips') && (
            <Button className="self-start" onClick={() => setOpen(true)}>
              Call off a port or the island
            </Button>
          )}
          <Loaded query={adminCallOffsQuery()} errorTitle="The call-offs could not be loaded">
            {(callOffs) => <CallOffs callOffs={callOffs} />}
          </Loaded>
          {isOpen && <AdminCallOffDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </AdminPage>
  );
}

/** Those of which guests are still choosing come first. */
function CallOffs({ callOffs }: { callOffs: readonly CallOffView[] }) {
  if (callOffs.length === 0) {
    return (
      <EmptyState
        title="Nothing was called off"
        text="What captains or admins call off is listed here, with what guests have chosen."
      />
    );
  }
  const isWaiting = ({ waiting }: CallOffView) => waiting > 0;
  const sorted = [...callOffs.filter(isWaiting), ...callOffs.filter((each) => !isWaiting(each))];
  return <AdminTable label="Call-offs" items={sorted} keyOf={({ id }) => id} columns={columns} />;
}

const columns: AdminColumns<CallOffView> = [
  { head: 'What', cell: ({ what }) => what },
  {
    head: 'Why',
    cell: ({ reason, note }) => (
      <>
        <ReasonName reason={reason} />
        {note !== '' && <span className="block text-ink-soft whitespace-pre-line">{note}</span>}
      </>
    ),
  },
  { head: 'By', cell: ({ byOperator }) => byOperator ?? 'The platform' },
  { head: 'Called off', cell: ({ madeAt }) => formatInstant(madeAt) },
  {
    head: 'Guests',
    cell: (callOff) => (
      <>
        {callOff.waiting > 0 && <Badge tone="accent">Waiting</Badge>} <Chosen callOff={callOff} />
      </>
    ),
  },
  {
    head: 'They choose until',
    cell: ({ waiting, dueAt }) => (waiting > 0 ? formatInstant(dueAt) : 'All is settled'),
  },
];

function ReasonName({ reason }: Pick<CallOffView, 'reason'>) {
  const callOffs = useMessages('portal-call-offs');
  return callOffs.reasons[reason];
}

function Chosen({ callOff }: { callOff: CallOffView }) {
  return chosenWords(callOff, useMessages('portal-call-offs'));
}
