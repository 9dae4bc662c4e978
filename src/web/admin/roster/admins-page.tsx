import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { roleLabels } from '#domain/admin-permissions.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { whenWords } from '../layout/when-words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { RosterActions } from './roster-actions.tsx';
import { rosterQuery } from './roster-query.ts';

export function Page() {
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminPage
      title="Admins"
      act="see-admins"
      actions={
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          Invite an admin
        </Button>
      }
    >
      {() => (
        <>
          <p className="max-w-prose text-ink-soft">
            A Super Admin does everything here. An Admin sees everything and looks after boats,
            operators and guests, but moves no money and does not choose who is an admin.
          </p>
          <Roster />
          {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        </>
      )}
    </AdminPage>
  );
}

function Roster() {
  const { data, error, refetch } = useQuery(rosterQuery());
  if (!data) {
    if (!error) return <LoadingState />;
    return (
      <ErrorState
        title="The admins could not be loaded"
        text={problemWords(error, 'Please check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <AdminTable label="Admins" items={data} keyOf={({ id }) => id} columns={columns} />;
}

function Name({ entry: { name, email, isYou } }: { entry: RosterEntryView }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {name}
        {isYou && <Badge>You</Badge>}
      </span>
      <span className="block text-sm font-normal text-ink-soft">{email}</span>
    </>
  );
}

function statusWords({ standing }: RosterEntryView): string {
  return {
    active: 'Active',
    invited: 'Invited',
    lapsed: 'The invitation has lapsed',
  }[standing];
}

const columns: [AdminColumn<RosterEntryView>, ...AdminColumn<RosterEntryView>[]] = [
  { head: 'Name', cell: (entry) => <Name entry={entry} /> },
  { head: 'Role', cell: ({ role }) => <Badge>{roleLabels[role]}</Badge> },
  { head: 'Standing', cell: statusWords },
  { head: 'Second step', cell: ({ hasSecondStep }) => (hasSecondStep ? 'On' : 'Off') },
  { head: 'Last seen', cell: ({ lastSeenAt: at }) => (at ? whenWords(at) : 'Never') },
  { head: 'Change', cell: (entry) => <RosterActions entry={entry} /> },
];
