import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loginPayload, type MeView } from '#contract/operator/operator-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTranslateAuthError } from '../session/translate-auth-error.ts';
import { needsSecondStep } from '../session/operator-auth.ts';
import { meQuery } from '../session/operator-requests.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { EmailField, PasswordField } from '../../shared/credentials/credential-fields.tsx';
import { useAuthForm } from './auth-form.tsx';
import { SecondStepForm } from './sign-in-forms.tsx';

type SignInAgainProps = { me: MeView; onSignedIn: () => void; onDismiss: () => void };

/** Asks to sign in again in a dialog if the session ends during an edit, so that unsaved changes are not lost. */
export function SignInAgainDialog({ me, onSignedIn, onDismiss }: SignInAgainProps) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const client = useQueryClient();
  const [isSecondStep, setSecondStep] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = async () => {
    try {
      await client.fetchQuery({ ...meQuery(), staleTime: 0 });
      onSignedIn();
      await client.invalidateQueries();
    } catch (error) {
      setProblem(getProblemText(error, t.notLoaded));
    }
  };
  const { errors, formProps, isPending } = useAuthForm(loginPayload, async (credentials, auth) => {
    setProblem(null);
    const { error } = await auth.signInWithPassword(credentials);
    if (error) setProblem(authMessage(error, t.checkCredentials));
    else if (await needsSecondStep(auth)) setSecondStep(true);
    else await finish();
  });
  return (
    <Dialog title={t.againTitle} description={t.againText} isQuestion onClose={onDismiss}>
      <FormAlert>{problem}</FormAlert>
      {isSecondStep ? (
        <div className="mt-5">
          <SecondStepForm onPassed={finish} onLeft={() => setSecondStep(false)} />
        </div>
      ) : (
        <form {...formProps} className="mt-5 flex flex-col gap-5">
          <EmailField value={me.email} readOnly required={false} />
          <PasswordField error={errors.password} />
          <Button type="submit" isPending={isPending} pendingLabel={actionMessages.signingIn}>
            {actionMessages.signIn}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
