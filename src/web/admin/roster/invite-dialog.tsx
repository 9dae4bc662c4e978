import { useQueryClient } from '@tanstack/react-query';
import { inviteAdminPayload } from '#contract/admin-roster-api.ts';
import { adminRoles, roleLabels } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { rosterQuery } from './roster-query.ts';

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
