import { useState } from 'react';
import { loginPayload } from '#contract/operator-api.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { authWords } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import {
  AccountToggle,
  AuthForm,
  EmailField,
  PasswordField,
  TextButton,
  useAuthForm,
} from './auth-form.tsx';
import { ResendConfirmation } from './mail-sent.tsx';

type SignInFormProps = {
  onSignedIn: () => Promise<void>;
  onSignUp: () => void;
  onForgotten: () => void;
};

export function SignInForm({ onSignedIn, onSignUp, onForgotten }: SignInFormProps) {
  const isHydrated = useIsHydrated();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { errors, ...form } = useAuthForm(loginPayload, async (credentials, auth) => {
    setUnconfirmed(null);
    const { error } = await auth.signInWithPassword(credentials);
    if (!error) return onSignedIn();
    showLoginFailed(authWords(error, ''));
    if (error.code === 'email_not_confirmed') setUnconfirmed(credentials.email);
  });
  return (
    <>
      <AuthForm
        {...form}
        title="Sign In"
        submitLabel="Sign In"
        pendingLabel="Signing in..."
        disabled={!isHydrated}
        below={<TextButton onClick={onForgotten}>Forgotten password?</TextButton>}
      >
        <EmailField error={errors.email} />
        <PasswordField autoComplete="current-password" error={errors.password} />
        {unconfirmed && <ResendConfirmation email={unconfirmed} />}
      </AuthForm>
      <AccountToggle onClick={onSignUp}>Don&apos;t have an account? Sign Up</AccountToggle>
    </>
  );
}
