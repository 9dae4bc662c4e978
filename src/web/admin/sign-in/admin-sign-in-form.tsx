import { useEffect, useRef, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { text } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import {
  CodeField,
  EmailField,
  PasswordField,
} from '../../shared/credentials/credential-fields.tsx';
import { CredentialsForm } from '../../shared/credentials/credentials-form.tsx';
import { showToast } from '../../ui/toasts.ts';
import { adminMeQuery, storeAdmin } from '../session/use-admin.ts';

/** Asks for the email address and password, then for the code if two-factor sign-in is on (spec 2: admin login). */
export function AdminSignInForm() {
  const t = useMessages('admin-sign-in');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const { isPending, problem, needsCode, missing, signIn, startOver } = useAdminSignIn();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Focuses the code once the password is accepted.
    if (needsCode) codeField(form.current)?.focus();
  }, [needsCode]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const code = text(fields, 'code');
    if (code === '') codeField(event.currentTarget)?.focus();
    void signIn({ email: text(fields, 'email'), password: text(fields, 'password'), code });
  };
  const leave = () => {
    flushSync(startOver);
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <CredentialsForm
      title={needsCode ? labels.secondStep : t.title}
      submitLabel={actionMessages.signIn}
      pendingLabel={actionMessages.signingIn}
      isPending={isPending}
      problem={problem}
      formProps={{ ref: form, method: 'post', noValidate: true, onSubmit }}
      below={needsCode && <StartOver onClick={leave} />}
    >
      {/* Keeps the credentials in the form while the code is entered. */}
      <div hidden={needsCode} className={needsCode ? undefined : 'flex flex-col gap-5'}>
        <EmailField error={missing.email ? t.enterEmail : null} />
        <PasswordField error={missing.password ? t.enterPassword : null} />
      </div>
      {needsCode && <CodeField hint={t.codeHint} error={missing.code ? t.enterCode : null} />}
    </CredentialsForm>
  );
}

function StartOver({ onClick }: { onClick: () => void }) {
  const actionMessages = useMessages('portal-actions');
  return (
    <Button variant="ghost" onClick={onClick}>
      {actionMessages.signInAsSomebodyElse}
    </Button>
  );
}

function codeField(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector('[name="code"]');
}

type Missing = Partial<Record<keyof Credentials, boolean>>;

type Credentials = { email: string; password: string; code: string };

function useAdminSignIn() {
  const t = useMessages('admin-sign-in');
  const enter = useCompleteSignIn();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<Missing>({});

  const signIn = async ({ email, password, code }: Credentials) => {
    const empty = {
      email: email === '',
      password: password === '',
      code: needsCode && code === '',
    };
    setMissing(empty);
    if (empty.email || empty.password) {
      return showToast({
        title: t.missing,
        description: t.missingText,
        tone: 'destructive',
      });
    }
    if (empty.code) return;
    setPending(true);
    setProblem('');
    try {
      const payload = { email, password, ...(code !== '' && { code }) };
      enter(await callEndpoint('POST /api/admin/login', { payload }));
    } catch (error) {
      setPending(false);
      if (asksForCode(error) && code === '') return setNeedsCode(true);
      const description = getProblemText(error, t.failed);
      setProblem(description);
      showToast({ title: t.failed, description, tone: 'destructive' });
    }
  };

  const startOver = () => {
    setNeedsCode(false);
    setMissing({});
    setProblem('');
  };
  return { isPending, problem, needsCode, missing, signIn, startOver };
}

/** True if the password was right and the server needs a code. */
function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.facts['needs'] === 'code';
}

export function useCompleteSignIn(): (admin: AdminView) => void {
  const t = useMessages('admin-sign-in');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (admin) => {
    storeAdmin(admin);
    client.setQueryData(adminMeQuery().queryKey, admin);
    showToast({ title: t.successful, description: t.welcomeBack(admin.name) });
    navigate(portalPaths.adminDashboard());
  };
}
