import { useState } from 'react';
import { registerPayload, type RegisterPayload } from '#contract/operator-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { authWords, operatorAuth } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import { AccountToggle, FormTitle } from './account-toggle.tsx';
import type { SentMail } from './mail-sent.tsx';

type CreateAccountFormProps = {
  onMailed: (mail: SentMail) => void;
  onSignedIn: () => Promise<void>;
  onSignIn: () => void;
};

export function CreateAccountForm({ onMailed, onSignedIn, onSignIn }: CreateAccountFormProps) {
  const { isSending, register } = useRegistering(onMailed, onSignedIn);
  const { errors, formProps } = useCheckedForm(
    registerPayload,
    (fields) => ({
      name: text(fields, 'name'),
      email: text(fields, 'email'),
      password: text(fields, 'password'),
    }),
    register,
  );
  return (
    <>
      <FormTitle>Create Account</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          hint="As guests will know you."
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 6 characters."
          error={errors.password}
        />
        <Button type="submit" size="large" isPending={isSending} pendingLabel="Creating account...">
          Create Account
        </Button>
      </form>
      <AccountToggle onClick={onSignIn}>Already have an account? Sign In</AccountToggle>
    </>
  );
}

function useRegistering(onMailed: (mail: SentMail) => void, onSignedIn: () => Promise<void>) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const register = async (input: RegisterPayload) => {
    setSending(true);
    try {
      const { session } = await callEndpoint('POST /api/auth/register', { payload: input });
      if (session) {
        showToast({ title: 'Account Created!' });
        const { error } = await operatorAuth(site).auth.setSession(session);
        if (error) showLoginFailed(authWords(error, ''));
        else await onSignedIn();
        return {};
      }
      showToast({
        title: 'Account Created!',
        description: 'Please check your email to verify your account.',
      });
      onMailed({ kind: 'confirmation', email: input.email });
      return {};
    } catch (error) {
      const isFormWrong = error instanceof ApiError && error.status === 400;
      const fallback = isFormWrong ? 'Please fill all required fields.' : 'Registration failed.';
      showToast({
        title: 'Registration Failed',
        description: problemWords(error, fallback),
        tone: 'destructive',
      });
      return fieldProblems(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, register };
}
