import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loginPayload, type MeView } from '#contract/operator-api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { SecondStepForm } from '../sign-in/second-step-form.tsx';
import { authWords, operatorAuth } from './operator-auth.ts';
import { meQuery } from './operator-queries.ts';

type SignInAgainProps = {
  me: MeView;
  /** The same operator is signed in again. */
  onSignedIn: () => void;
  onPutOff: () => void;
};

/** Re-authenticates in a dialog when the session ends during editing, so that nothing is lost. */
export function SignInAgain({ me, onSignedIn, onPutOff }: SignInAgainProps) {
  const { isSending, isSecondStep, problem, signIn, finish, beginAgain } = useSigningIn(onSignedIn);
  const { errors, formProps } = useCheckedForm(
    loginPayload,
    (fields) => ({ email: me.email, password: text(fields, 'password') }),
    signIn,
  );
  return (
    <Dialog
      title="Please sign in again"
      description="Your session has ended. What you typed is still here, and not saved yet."
      isQuestion
      onClose={onPutOff}
    >
      {problem && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problem}
        </p>
      )}
      {isSecondStep ? (
        <div className="mt-5">
          <SecondStepForm onPassed={finish} onLeft={beginAgain} />
        </div>
      ) : (
        <form {...formProps} className="mt-5 flex flex-col gap-5">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={me.email}
            readOnly
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <Button type="submit" isPending={isSending} pendingLabel="Signing in...">
            Sign In
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function useSigningIn(onSignedIn: () => void) {
  const site = useSiteFacts();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const finish = async () => {
    try {
      await client.fetchQuery({ ...meQuery(), staleTime: 0 });
      onSignedIn();
      await client.invalidateQueries();
    } catch (error) {
      setProblem(problemWords(error, 'Your account could not be loaded. Please try again.'));
    }
  };
  const signIn = async (credentials: { email: string; password: string }) => {
    const { auth } = operatorAuth(site);
    setSending(true);
    setProblem(null);
    const { error } = await auth.signInWithPassword(credentials);
    const step = error ? null : await auth.mfa.getAuthenticatorAssuranceLevel();
    if (error) setProblem(authWords(error, 'Please check your credentials.'));
    else if (step?.data && step.data.nextLevel !== step.data.currentLevel) setSecondStep(true);
    else await finish();
    setSending(false);
    return {};
  };
  const beginAgain = async () => setSecondStep(false);
  return { isSending, isSecondStep, problem, signIn, finish, beginAgain };
}
