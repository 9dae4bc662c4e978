import { useState } from 'react';
import { loginPayload } from '#contract/operator-api.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../ui/form-field.tsx';
import { authWords, operatorAuth } from '../session/operator-auth.ts';
import { showLoginFailed } from '../session/use-sign-in-gate.ts';
import { AccountToggle, FormTitle, WordButton } from './account-toggle.tsx';
import { ResendConfirmation } from './mail-sent.tsx';

type SignInFormProps = {
  onSignedIn: () => Promise<void>;
  onSignUp: () => void;
  onForgotten: () => void;
};

export function SignInForm({ onSignedIn, onSignUp, onForgotten }: SignInFormProps) {
  const { isSending, unconfirmed, signIn } = useSignIn(onSignedIn);
  const { errors, formProps } = useCheckedForm(
    loginPayload,
    (fields) => ({ email: text(fields, 'email'), password: text(fields, 'password') }),
    signIn,
  );
  const isHydrated = useIsHydrated();
  return (
    <>
      <FormTitle>Sign In</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
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
          autoComplete="current-password"
          required
          error={errors.password}
        />
        {unconfirmed && <ResendConfirmation email={unconfirmed} />}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={isSending}
          pendingLabel="Signing in..."
        >
          Sign In
        </Button>
        <WordButton onClick={onForgotten}>Forgotten password?</WordButton>
      </form>
      <AccountToggle onClick={onSignUp}>Don&apos;t have an account? Sign Up</AccountToggle>
    </>
  );
}

function useSignIn(onSignedIn: () => Promise<void>) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const signIn = async (credentials: { email: string; password: string }) => {
    setSending(true);
    setUnconfirmed(null);
    const { error } = await operatorAuth(site).auth.signInWithPassword(credentials);
    if (error) {
      showLoginFailed(authWords(error, ''));
      if (error.code === 'email_not_confirmed') setUnconfirmed(credentials.email);
    } else {
      await onSignedIn();
    }
    setSending(false);
    return {};
  };
  return { isSending, unconfirmed, signIn };
}
