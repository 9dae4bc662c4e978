import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import * as z from 'zod/mini';
import { loginPayload, registerPayload } from '#contract/operator/operator-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { translateRefusal, useTranslateAuthError } from '../session/translate-auth-error.ts';
import { forgetMailedLink, operatorAuth } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import {
  CodeField,
  EmailField,
  PasswordField,
} from '../../shared/credentials/credential-fields.tsx';
import { CredentialsForm } from '../../shared/credentials/credentials-form.tsx';
import {
  AccountToggle,
  codeForm,
  NewPasswordField,
  SignInToggle,
  TextButton,
  useAuthForm,
} from './auth-form.tsx';
import { ResendConfirmation, type SentMail } from './mail-sent.tsx';

/** Views for visitors without a session. */
export type SignInView = 'sign-in' | 'create-account' | 'forgotten' | SentMail;

type ViewProps = { onSignedIn: () => Promise<void>; onView: (view: SignInView) => void };

export function SignInForm({ onSignedIn, onView }: ViewProps) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { errors, ...form } = useAuthForm(loginPayload, async (credentials, auth) => {
    setUnconfirmed(null);
    const { error } = await auth.signInWithPassword(credentials);
    if (!error) return onSignedIn();
    showLoginFailed(t, authMessage(error, ''));
    if (error.code === 'email_not_confirmed') setUnconfirmed(credentials.email);
  });
  return (
    <>
      <CredentialsForm
        {...form}
        title={actionMessages.signIn}
        submitLabel={actionMessages.signIn}
        pendingLabel={actionMessages.signingIn}
        below={<TextButton onClick={() => onView('forgotten')}>{t.forgotten}</TextButton>}
      >
        <EmailField error={errors.email} />
        <PasswordField error={errors.password} />
        {unconfirmed && <ResendConfirmation email={unconfirmed} />}
      </CredentialsForm>
      <AccountToggle onClick={() => onView('create-account')}>{t.noAccount}</AccountToggle>
    </>
  );
}

type SecondStepFormProps = { onPassed: () => Promise<void>; onLeft: () => unknown };

export function SecondStepForm({ onPassed, onLeft }: SecondStepFormProps) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const site = useSiteFacts();
  const { errors, ...form } = useAuthForm(codeForm(t), async ({ code }, auth) => {
    const error = await passSecondStep(auth, code);
    if (error) return { code: authMessage(error, t.wrongCode) };
    await onPassed();
  });
  const leave = async () => {
    await operatorAuth(site).auth.signOut({ scope: 'local' });
    await onLeft();
  };
  return (
    <CredentialsForm
      {...form}
      title={t.twoSteps}
      submitLabel={actionMessages.signIn}
      pendingLabel={actionMessages.signingIn}
      below={
        <TextButton onClick={() => void leave()}>{actionMessages.signInAsSomebodyElse}</TextButton>
      }
    >
      <CodeField inputMode="numeric" hint={t.codeHint} error={errors.code} />
    </CredentialsForm>
  );
}

async function passSecondStep(auth: GoTrueClient, code: string): Promise<AuthError | null> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) return error;
  const factorId = data.totp[0]?.id ?? '';
  return (await auth.mfa.challengeAndVerify({ factorId, code })).error;
}

export function CreateAccountForm({ onSignedIn, onView }: ViewProps) {
  const t = useMessages('operator-sign-in');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const language = useLanguage();
  const authMessage = useTranslateAuthError();
  const { errors, ...form } = useAuthForm(registerPayload, async (payload, auth) => {
    try {
      const { session } = await callEndpoint('POST /api/auth/register', { payload });
      if (session) {
        showToast({ title: t.created });
        const { error } = await auth.setSession(session);
        return error ? showLoginFailed(t, authMessage(error, '')) : await onSignedIn();
      }
      showToast({ title: t.created, description: t.checkEmail });
      onView({ kind: 'confirmation', email: payload.email });
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.status === 400;
      const message = getProblemText(
        error,
        isInvalid ? actionMessages.fillFields : t.notRegistered,
      );
      const code = error instanceof ApiError ? error.facts['code'] : undefined;
      const description = translateRefusal(language, t, { code, message });
      showToast({ title: t.registrationFailed, description, tone: 'destructive' });
      return fieldProblems(error);
    }
  });
  return (
    <>
      <CredentialsForm
        {...form}
        title={t.createAccount}
        submitLabel={t.createAccount}
        pendingLabel={t.creating}
      >
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          required
          hint={t.nameHint}
          error={errors.name}
        />
        <EmailField error={errors.email} />
        <NewPasswordField error={errors.password} />
      </CredentialsForm>
      <SignInToggle onSignIn={() => onView('sign-in')} />
    </>
  );
}

export function ForgottenPasswordForm({ onView }: Pick<ViewProps, 'onView'>) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const address = useAddress();
  const { errors, ...form } = useAuthForm(forgottenPasswordForm, async ({ email }, auth) => {
    const redirectTo = `${location.origin}${address(paths.operatorPortal())}`;
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    if (!error) return onView({ kind: 'recovery', email });
    const description = authMessage(error, actionMessages.retryInAMinute);
    showToast({ title: t.mailFailed, description, tone: 'destructive' });
  });
  return (
    <>
      <CredentialsForm
        {...form}
        title={t.forgottenTitle}
        submitLabel={t.sendLink}
        pendingLabel={actionMessages.sending}
      >
        <EmailField hint={t.forgottenHint} error={errors.email} />
      </CredentialsForm>
      <SignInToggle onSignIn={() => onView('sign-in')} />
    </>
  );
}

const forgottenPasswordForm = z.pick(registerPayload, { email: true });

/** Sets a new password, from the mailed recovery link. */
export function NewPasswordForm({ onSet }: { onSet: () => Promise<void> }) {
  const t = useMessages('operator-sign-in');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const { errors, ...form } = useAuthForm(newPasswordForm, async ({ password }, auth) => {
    const { error } = await auth.updateUser({ password });
    if (error) return { password: authMessage(error, t.anotherPassword) };
    forgetMailedLink();
    await onSet();
  });
  return (
    <CredentialsForm
      {...form}
      title={t.newPasswordTitle}
      submitLabel={actionMessages.saveAndSignIn}
      pendingLabel={actionMessages.saving}
    >
      <NewPasswordField label={labels.newPassword} error={errors.password} />
    </CredentialsForm>
  );
}

const newPasswordForm = z.pick(registerPayload, { password: true });
