import * as z from 'zod/mini';
import { registerPayload } from '#contract/operator-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { authWords, forgetMailedLink } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import { AuthForm, EmailField, NewPasswordField, SignInToggle, useAuthForm } from './auth-form.tsx';
import type { SentMail } from './mail-sent.tsx';

type CreateAccountFormProps = {
  onMailed: (mail: SentMail) => void;
  onSignedIn: () => Promise<void>;
  onSignIn: () => void;
};

export function CreateAccountForm({ onMailed, onSignedIn, onSignIn }: CreateAccountFormProps) {
  const { errors, ...form } = useAuthForm(registerPayload, async (payload, auth) => {
    try {
      const { session } = await callEndpoint('POST /api/auth/register', { payload });
      if (session) {
        showToast({ title: 'Account Created!' });
        const { error } = await auth.setSession(session);
        return error ? showLoginFailed(authWords(error, '')) : await onSignedIn();
      }
      const description = 'Please check your email to verify your account.';
      showToast({ title: 'Account Created!', description });
      onMailed({ kind: 'confirmation', email: payload.email });
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
      <SignInToggle onSignIn={onSignIn} />
    </>
  );
}

type ForgottenPasswordFormProps = { onMailed: (mail: SentMail) => void; onSignIn: () => void };

export function ForgottenPasswordForm({ onMailed, onSignIn }: ForgottenPasswordFormProps) {
  const { errors, ...form } = useAuthForm(forgottenPasswordForm, async ({ email }, auth) => {
    const redirectTo = `${location.origin}/operator`;
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    if (!error) return onMailed({ kind: 'recovery', email });
    const description = authWords(error, 'Please try again in a minute.');
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
      <SignInToggle onSignIn={onSignIn} />
    </>
  );
}

const forgottenPasswordForm = z.pick(registerPayload, { email: true });

/** Opened by the mailed recovery link. */
export function NewPasswordForm({ onSet }: { onSet: () => Promise<void> }) {
  const { errors, ...form } = useAuthForm(newPasswordForm, async ({ password }, auth) => {
    const { error } = await auth.updateUser({ password });
    if (error) return { password: authWords(error, 'Please choose another password') };
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
