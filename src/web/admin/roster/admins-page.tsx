import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { inviteAdminPayload, type RosterEntryView } from '#contract/admin-roster-api.ts';
import { roleLabels, adminRoles } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { RosterActions, rosterQuery } from './roster-actions.tsx';

export function Page() {
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminPage
      title="Admins"
      permission="see-admins"
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
  { head: 'Last seen', cell: ({ lastSeenAt: at }) => (at ? formatInstant(at) : 'Never') },
  { head: 'Change', cell: (entry) => <RosterActions entry={entry} /> },
];

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { errors, formProps, isPending, problem } = useAdminForm(
    inviteAdminPayload,
    async (payload) => {
      const { email } = await callEndpoint('POST /api/admin/admins', { payload });
      showToast({ title: 'Invitation sent', description: `The link is on its way to ${email}.` });
      onClose();
      await client.invalidateQueries(rosterQuery());
    },
  );
  return (
    <Dialog title="Invite an admin" onClose={onClose}>
      <form {...formProps} className="flex flex-col items-start gap-5">
        <p>They get a link by mail to choose a password with. It works once, for 48 hours.</p>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          required
          error={errors['name']}
          className="w-full"
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          error={errors['email']}
          className="w-full"
        />
        <SelectField
          label="Role"
          name="role"
          defaultValue="admin"
          error={errors['role']}
          className="w-full"
        >
          {adminRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" isPending={isPending} pendingLabel="Sending...">
          Send invitation
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
