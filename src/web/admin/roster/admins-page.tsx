import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { inviteAdminPayload, type RosterEntryView } from '#contract/admin-roster-api.ts';
import { roleLabels } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/admin-formatters.ts';
import { AdminForm, ChoiceField } from '../layout/admin-forms.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { Loaded } from '../layout/opened-entry.tsx';
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
          <Loaded query={rosterQuery()} errorTitle="The admins could not be loaded">
            {(admins) => (
              <AdminTable label="Admins" items={admins} keyOf={({ id }) => id} columns={columns} />
            )}
          </Loaded>
          {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        </>
      )}
    </AdminPage>
  );
}

const columns: AdminColumns<RosterEntryView> = [
  { head: 'Name', cell: (entry) => <Name entry={entry} /> },
  { head: 'Role', cell: ({ role }) => <Badge>{roleLabels[role]}</Badge> },
  { head: 'Standing', cell: ({ standing }) => statusNames[standing] },
  { head: 'Second step', cell: ({ hasSecondStep }) => (hasSecondStep ? 'On' : 'Off') },
  { head: 'Last seen', cell: ({ lastSeenAt: at }) => (at ? formatInstant(at) : 'Never') },
  { head: 'Change', cell: (entry) => <RosterActions entry={entry} /> },
];

const statusNames = {
  active: 'Active',
  invited: 'Invited',
  lapsed: 'The invitation has lapsed',
} as const satisfies Record<RosterEntryView['standing'], string>;

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

function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useAdminForm(inviteAdminPayload, async (payload) => {
    const { email } = await callEndpoint('POST /api/admin/admins', { payload });
    showToast({ title: 'Invitation sent', description: `The link is on its way to ${email}.` });
    onClose();
    await client.invalidateQueries(rosterQuery());
  });
  return (
    <Dialog title="Invite an admin" onClose={onClose}>
      <AdminForm form={form} submitLabel="Send invitation" pendingLabel="Sending...">
        <p>They get a link by mail to choose a password with. It works once, for 48 hours.</p>
        <TextField label="Name" autoComplete="off" required {...form.field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        <ChoiceField
          label="Role"
          choices={{ admin: roleLabels.admin, super_admin: roleLabels.super_admin }}
          defaultValue="admin"
          {...form.field('role')}
        />
      </AdminForm>
    </Dialog>
  );
}
