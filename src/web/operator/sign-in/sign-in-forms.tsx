import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import * as z from 'zod/mini';
import { loginPayload, registerPayload } from '#contract/operator-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { authMessage, forgetMailedLink, operatorAuth } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import {
  AccountToggle,
  AuthForm,
  codeForm,
  CodeField,
  EmailField,
  NewPasswordField,
  PasswordField,
  SignInToggle,
  TextButton,
  useAuthForm,
} from './auth-form.tsx';
import { ResendConfirmation, type SentMail } from './mail-sent.tsx';

/** The views for visitors without a session. */
export type SignInView = 'sign-in' | 'create-account' | 'forgotten' | SentMail;

type ViewProps = { onSignedIn: () => Promise<void>; onView: (view: SignInView) => void };

export function SignInForm({ onSignedIn, onView }: ViewProps) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { errors, ...form } = useAuthForm(loginPayload, async (credentials, auth) => {
    setUnconfirmed(null);
    const { error } = await auth.signInWithPassword(credentials);
    if (!error) return onSignedIn();
    showLoginFailed(authMessage(error, ''));
    if (error.code === 'email_not_confirmed') setUnconfirmed(credentials.email);
  });
  return (
    <>
      <AuthForm
        {...form}
        title="Sign In"
        submitLabel="Sign In"
        pendingLabel="Signing in..."
        below={<TextButton onClick={() => onView('forgotten')}>Forgotten password?</TextButton>}
      >
        <EmailField error={errors.email} />
        <PasswordField autoComplete="current-password" error={errors.password} />
        {unconfirmed && <ResendConfirmation email={unconfirmed} />}
      </AuthForm>
      <AccountToggle onClick={() => onView('create-account')}>
        Don&apos;t have an account? Sign Up
      </AccountToggle>
    </>
  );
}

type SecondStepFormProps = { onPassed: () => Promise<void>; onLeft: () => unknown };

/** The second step of operators who switched it on. */
export function SecondStepForm({ onPassed, onLeft }: SecondStepFormProps) {
  const site = useSiteFacts();
  const { errors, ...form } = useAuthForm(codeForm, async ({ code }, auth) => {
    const error = await passSecondStep(auth, code);
    if (error) return { code: authMessage(error, 'That code is not right') };
    await onPassed();
  });
  const leave = async () => {
    await operatorAuth(site).auth.signOut({ scope: 'local' });
    await onLeft();
  };
  return (
    <AuthForm
      {...form}
      title="Two-step sign-in"
      submitLabel="Sign In"
      pendingLabel="Signing in..."
      below={<TextButton onClick={() => void leave()}>Sign in as somebody else</TextButton>}
    >
      <CodeField hint="The 6 digits that your authenticator app shows now." error={errors.code} />
    </AuthForm>
  );
}

async function passSecondStep(auth: GoTrueClient, code: string): Promise<AuthError | null> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) return error;
  const factorId = data.totp[0]?.id ?? '';
  return (await auth.mfa.challengeAndVerify({ factorId, code })).error;
}

export function CreateAccountForm({ onSignedIn, onView }: ViewProps) {
  const { errors, ...form } = useAuthForm(registerPayload, async (payload, auth) => {
    try {
      const { session } = await callEndpoint('POST /api/auth/register', { payload });
      if (session) {
        showToast({ title: 'Account Created!' });
        const { error } = await auth.setSession(session);
        return error ? showLoginFailed(authMessage(error, '')) : await onSignedIn();
      }
      const description = 'Please check your email to verify your account.';
      showToast({ title: 'Account Created!', description });
      onView({ kind: 'confirmation', email: payload.email });
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.status === 400;
      const fallback = isInvalid ? 'Please fill all required fields.' : 'Registration failed.';
      const description = problemWords(error, fallback);
      showToast({ title: 'Registration Failed', description, tone: 'destructive' });
      return fieldProblems(error);
    }
  });
  return (
    <>
      <AuthForm
        {...form}
        title="Create Account"
        submitLabel="Create Account"
        pendingLabel="Creating account..."
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          hint="As guests will know you."
          error={errors.name}
        />
        <EmailField error={errors.email} />
        <NewPasswordField error={errors.password} />
      </AuthForm>
      <SignInToggle onSignIn={() => onView('sign-in')} />
    </>
  );
}

export function ForgottenPasswordForm({ onView }: Pick<ViewProps, 'onView'>) {
  const { errors, ...form } = useAuthForm(forgottenPasswordForm, async ({ email }, auth) => {
    const redirectTo = `${location.origin}/operator`;
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    if (!error) return onView({ kind: 'recovery', email });
    const description = authMessage(error, 'Please try again in a minute.');
    showToast({ title: 'The mail could not be sent', description, tone: 'destructive' });
  });
  return (
    <>
      <AuthForm
        {...form}
        title="Forgotten password"
        submitLabel="Send the link"
        pendingLabel="Sending..."
      >
        <EmailField hint="We mail you a link to set a new password." error={errors.email} />
      </AuthForm>
      <SignInToggle onSignIn={() => onView('sign-in')} />
    </>
  );
}

const forgottenPasswordForm = z.pick(registerPayload, { email: true });

/** Opened by the mailed recovery link. */
export function NewPasswordForm({ onSet }: { onSet: () => Promise<void> }) {
  const { errors, ...form } = useAuthForm(newPasswordForm, async ({ password }, auth) => {
    const { error } = await auth.updateUser({ password });
    if (error) return { password: authMessage(error, 'Please choose another password') };
    forgetMailedLink();
    await onSet();
  });
  return (
    <AuthForm
      {...form}
      title="Set a new password"
      submitLabel="Save and sign in"
      pendingLabel="Saving..."
    >
      <NewPasswordField label="New password" error={errors.password} />
    </AuthForm>
  );
}

const newPasswordForm = z.pick(registerPayload, { password: true });
