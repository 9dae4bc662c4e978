import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changePasswordPayload } from '#contract/admin-account-api.ts';
import { LEAST_ADMIN_PASSWORD } from '#domain/admin-passwords.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { accountQuery } from './account-queries.ts';

/** A new password. Every other session ends with the old one. */
export function OwnPassword({ email }: { email: string }) {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const { errors, formProps, isPending, problem } = useAdminForm(
    changePasswordPayload,
    async (payload) => {
      await callEndpoint('POST /api/admin/account/password', { payload });
      card.current?.querySelector('form')?.reset();
      showToast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
      await client.invalidateQueries(accountQuery());
    },
  );
  return (
    <Card ref={card}>
      <CardTitle>Password</CardTitle>
      <form {...formProps} className="flex flex-col items-start gap-5">
        {/* Password managers look for it to know whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Current password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors['password']}
          className="w-full"
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${LEAST_ADMIN_PASSWORD} characters. You will be signed out everywhere else.`}
          error={errors['newPassword']}
          className="w-full"
        />
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving...">
          Change password
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}
