import { useState } from 'react';
import { newPasswordForm } from './sign-in-forms.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { authWords } from '../session/auth-words.ts';
import { operatorAuth, forgetArrival } from '../session/operator-auth.ts';
import { FormTitle } from './account-toggle.tsx';

/** Where the link of a forgotten password leads. */
export function NewPasswordForm({ onSet }: { onSet: () => Promise<void> }) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const { errors, formProps } = useCheckedForm(
    newPasswordForm,
    (fields) => ({ password: text(fields, 'password') }),
    async ({ password }) => {
      setSending(true);
      const { error } = await operatorAuth(site).auth.updateUser({ password });
      setSending(false);
      if (error) return { password: authWords(error, 'Please choose another password') };
      forgetArrival();
      await onSet();
      return {};
    },
  );
  return (
    <>
      <FormTitle>Set a new password</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 6 characters."
          error={errors.password}
        />
        <Button type="submit" size="large" isPending={isSending} pendingLabel="Saving...">
          Save and sign in
        </Button>
      </form>
    </>
  );
}
