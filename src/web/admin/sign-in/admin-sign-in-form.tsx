import { useEffect, useRef, type FormEvent, useState, type ReactNode } from 'react';
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
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { adminMeQuery, storeAdmin } from '../session/use-admin.ts';

/** Asks for the email address and password, then for the code if two-factor sign-in is on (spec 2: admin login). */
export function AdminSignInForm() {
  const t = useMessages('admin-sign-in');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { isPending, problem, needsCode, missing, signIn, startOver } = useAdminSignIn();
  const isHydrated = useIsHydrated();
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
  return (
    <>
      <FormHeading>{needsCode ? labels.secondStep : t.title}</FormHeading>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-6 flex flex-col gap-5"
      >
        {/* Keeps the credentials in the form while the code is entered. */}
        <CredentialFields isHidden={needsCode} missing={missing} />
        {needsCode && <CodeField isMissing={missing.code} />}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={isPending}
          pendingLabel={acts.signingIn}
        >
          {acts.signIn}
        </Button>
        {needsCode && (
          <Button
            variant="ghost"
            onClick={() => {
              flushSync(startOver);
              form.current?.reset();
              form.current?.querySelector('input')?.focus();
            }}
          >
            {acts.signInAsSomebodyElse}
          </Button>
        )}
      </form>
      <FormAlert>{problem}</FormAlert>
    </>
  );
}

function codeField(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector('[name="code"]');
}

type Missing = Partial<Record<keyof Credentials, boolean>>;

function CredentialFields({ isHidden, missing }: { isHidden: boolean; missing: Missing }) {
  const t = useMessages('admin-sign-in');
  const labels = useMessages('portal-labels');
  return (
    <div hidden={isHidden} className={isHidden ? undefined : 'flex flex-col gap-5'}>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={missing.email ? t.enterEmail : null}
      />
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={missing.password ? t.enterPassword : null}
      />
    </div>
  );
}

function CodeField({ isMissing }: { isMissing: boolean | undefined }) {
  const t = useMessages('admin-sign-in');
  const labels = useMessages('portal-labels');
  return (
    <TextField
      label={labels.code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={isMissing ? t.enterCode : null}
      hint={t.codeHint}
    />
  );
}

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

export function FormHeading({ children }: { children: ReactNode }) {
  return <h1 className="section-title mt-2 wrap-anywhere">{children}</h1>;
}
