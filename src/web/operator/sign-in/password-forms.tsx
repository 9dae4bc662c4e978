import * as z from 'zod/mini';
import { useState } from 'react';
import { registerPayload } from '#contract/operator-api.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { authWords, operatorAuth, forgetMailedLink } from '../session/operator-auth.ts';
import { AccountToggle, FormTitle } from './account-toggle.tsx';
import type { SentMail } from './mail-sent.tsx';

type ForgottenPasswordFormProps = { onMailed: (mail: SentMail) => void; onSignIn: () => void };

export function ForgottenPasswordForm({ onMailed, onSignIn }: ForgottenPasswordFormProps) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const { errors, formProps } = useCheckedForm(
    forgottenPasswordForm,
    (fields) => ({ email: text(fields, 'email') }),
    async ({ email }) => {
      setSending(true);
      const redirectTo = `${location.origin}/operator`;
      const { error } = await operatorAuth(site).auth.resetPasswordForEmail(email, { redirectTo });
      setSending(false);
      if (!error) onMailed({ kind: 'recovery', email });
      else {
        const description = authWords(error, 'Please try again in a minute.');
        showToast({ title: 'The mail could not be sent', description, tone: 'destructive' });
      }
      return {};
    },
  );
  return (
    <>
      <FormTitle>Forgotten password</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          hint="We mail you a link to set a new password."
          error={errors.email}
        />
        <Button type="submit" size="large" isPending={isSending} pendingLabel="Sending...">
          Send the link
        </Button>
      </form>
      <AccountToggle onClick={onSignIn}>Already have an account? Sign In</AccountToggle>
    </>
  );
}

const forgottenPasswordForm = z.pick(registerPayload, { email: true });

/** Opened by the mailed recovery link. */
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
      forgetMailedLink();
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

const newPasswordForm = z.pick(registerPayload, { password: true });
