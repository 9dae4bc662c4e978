import { useQueryClient } from '@tanstack/react-query';
import { renamePayload, type AdminView } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { adminMeQuery } from '../session/admin-queries.ts';
import { useAdminForm } from '../session/use-admin-form.ts';

/** The name an admin goes by, and the address they sign in with. */
export function OwnDetails({ admin }: { admin: AdminView }) {
  const client = useQueryClient();
  const { errors, formProps, isPending, problem } = useAdminForm(renamePayload, async (payload) => {
    const renamed = await callEndpoint('PUT /api/admin/account', { payload });
    client.setQueryData(adminMeQuery().queryKey, renamed);
    showToast({ title: 'Name saved' });
  });
  return (
    <Card>
      <CardTitle>Name</CardTitle>
      <p className="mb-5 text-ink-soft">
        You sign in as <span className="font-semibold text-ink wrap-anywhere">{admin.email}</span>.
        Your name stands beside all you do here.
      </p>
      <form {...formProps} className="flex flex-col items-start gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={admin.name}
          required
          error={errors['name']}
          className="w-full"
        />
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving...">
          Save name
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}
