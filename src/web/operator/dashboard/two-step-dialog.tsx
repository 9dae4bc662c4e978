import { useEffect, useState } from 'react';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useTranslateAuthError } from '../session/translate-auth-error.ts';
import { operatorAuth } from '../session/operator-auth.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { FirstCodeFields } from '../../shared/credentials/credential-fields.tsx';
import { codeForm, useAuthForm } from '../sign-in/auth-form.tsx';

type OperatorAuth = ReturnType<typeof operatorAuth>['auth'];

type TwoStepState =
  | { type: 'loading' | 'off' | 'unknown' }
  | { type: 'on'; factorId: string }
  | { type: 'starting'; factorId: string; picture: string; secret: string };

export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const signIn = useMessages('operator-sign-in');
  const { state, problem, reload, start, finish, stop } = useTwoStep(onClose);
  return (
    <Dialog title={signIn.twoSteps} onClose={onClose}>
      {state.type === 'loading' && <LoadingState />}
      {state.type === 'unknown' && (
        <ErrorState title={t.unknownTitle} text={t.unknownText} onRetry={reload} />
      )}
      {state.type === 'off' && (
        <>
          <p>{t.twoStepsText}</p>
          <Button className="mt-5" onClick={() => void start()}>
            {actionMessages.switchOn}
          </Button>
        </>
      )}
      {state.type === 'starting' && <FirstCode {...state} onDone={() => finish('on')} />}
      {state.type === 'on' && (
        <>
          <p>{t.twoStepsAreOn}</p>
          <Button className="mt-5" variant="secondary" onClick={() => void stop(state.factorId)}>
            {actionMessages.switchOff}
          </Button>
        </>
      )}
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}

type FirstCodeProps = Extract<TwoStepState, { type: 'starting' }> & { onDone: () => void };

/** Enrols an authenticator app. Entering the app's first code completes the enrolment. */
function FirstCode({ factorId, picture, secret, onDone }: FirstCodeProps) {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const signIn = useMessages('operator-sign-in');
  const authMessage = useTranslateAuthError();
  const { errors, formProps } = useAuthForm(codeForm(signIn), async ({ code }, auth) => {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (error) return { code: authMessage(error, signIn.wrongCode) };
    onDone();
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <FirstCodeFields
        intro={t.scan}
        picture={picture}
        keyText={renderRichMessage(t.orType(secret), {
          key: <code className="font-semibold wrap-anywhere" />,
        })}
        error={errors.code}
      />
      <Button type="submit">{actionMessages.switchOn}</Button>
    </form>
  );
}

function useTwoStep(onClose: () => void) {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const authMessage = useTranslateAuthError();
  const { auth } = operatorAuth(useSiteFacts());
  const [state, setState] = useState<TwoStepState>({ type: 'loading' });
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (state.type === 'loading') void readState(auth).then(setState);
  }, [auth, state]);
  const reload = () => setState({ type: 'loading' });
  const start = async () => {
    const { data: factors } = await auth.mfa.listFactors();
    // Removes unfinished enrolments, which would block a new one.
    for (const { id, status } of factors?.all ?? []) {
      if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
    }
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'SXM Boat Trips' });
    if (error) return setProblem(authMessage(error, actionMessages.pleaseRetry));
    const { qr_code: picture, secret } = data.totp;
    setState({ type: 'starting', factorId: data.id, picture, secret });
  };
  const finish = (onOrOff: 'on' | 'off') => {
    showToast({ title: onOrOff === 'on' ? t.isOn : t.isOff });
    onClose();
  };
  const stop = async (factorId: string) => {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error) return setProblem(authMessage(error, actionMessages.pleaseRetry));
    finish('off');
  };
  return { state, problem, reload, start, finish, stop };
}

async function readState(auth: OperatorAuth): Promise<TwoStepState> {
  const { data } = await auth.mfa.listFactors();
  const factor = data?.totp[0];
  if (!data) return { type: 'unknown' };
  return factor ? { type: 'on', factorId: factor.id } : { type: 'off' };
}
