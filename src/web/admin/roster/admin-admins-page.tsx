import { INVITATION_HOURS } from '#domain/admin/admin-sign-in.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { inviteAdminPayload, type RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import { Loaded } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { AdminForm } from '../layout/admin-forms.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { RosterActions, rosterQuery } from './roster-actions.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('admins', 'admin-roster'),
  path: portalPatterns.adminAdmins,
  Page,
});

function Page() {
  const t = useMessages('admin-roster');
  const { titles } = useMessages('portal-shared');
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminLayout
      title={titles.admins}
      permission="see-admins"
      actions={
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          {t.invite}
        </Button>
      }
    >
      {() => (
        <>
          <p className="max-w-prose text-ink-soft">{t.intro}</p>
          <Loaded query={rosterQuery()} errorTitle={t.failed}>
            {(admins) => <Roster admins={admins} />}
          </Loaded>
          {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        </>
      )}
    </AdminLayout>
  );
}

function Roster({ admins }: { admins: readonly RosterEntryView[] }) {
  const t = useMessages('admin-roster');
  const columns = useColumns();
  return <AdminTable label={t.table} items={admins} keyOf={({ id }) => id} columns={columns} />;
}

function useColumns(): AdminColumns<RosterEntryView> {
  const t = useMessages('admin-roster');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const { roles } = useMessages('admin-layout');
  const { instant } = useAdminFormats();
  return [
    { head: labels.name, cell: (entry) => <Name entry={entry} /> },
    { head: t.role, cell: ({ role }) => <Badge>{roles[role]}</Badge> },
    { head: t.standing, cell: ({ standing }) => t.standings[standing] },
    {
      head: labels.secondStep,
      cell: ({ hasSecondStep }) => (hasSecondStep ? t.on : t.off),
    },
    { head: t.lastSeen, cell: ({ lastSeenAt: at }) => (at ? instant(at) : t.never) },
    { head: actionMessages.change, cell: (entry) => <RosterActions entry={entry} /> },
  ];
}

function Name({ entry: { name, email, isYou } }: { entry: RosterEntryView }) {
  const t = useMessages('admin-roster');
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {name}
        {isYou && <Badge>{t.you}</Badge>}
      </span>
      <span className="block text-sm font-normal text-ink-soft">{email}</span>
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('admin-roster');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const { roles } = useMessages('admin-layout');
  const invite = useAdminMutation('POST /api/admin/admins', {
    invalidates: [rosterQuery()],
    done: ({ email }) => ({ title: t.sent, description: t.sentText(email) }),
    onDone: onClose,
  });
  const form = useMutationForm(inviteAdminPayload, invite);
  return (
    <Dialog title={t.invite} onClose={onClose}>
      <AdminForm form={form} submitLabel={t.sendInvitation} pendingLabel={actionMessages.sending}>
        <p>{t.inviteText(INVITATION_HOURS)}</p>
        <TextField label={labels.name} autoComplete="off" required {...form.field('name')} />
        <TextField
          label={labels.email}
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        <ChoiceField
          label={t.role}
          choices={{ admin: roles.admin, super_admin: roles.super_admin }}
          defaultValue="admin"
          {...form.field('role')}
        />
      </AdminForm>
    </Dialog>
  );
}
