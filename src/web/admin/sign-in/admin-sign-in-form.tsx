import { useEffect, useRef, type FormEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { text } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { adminMeQuery, storeAdmin } from '../session/use-admin.ts';

/** Email and password, then the second step if it is on (spec 2: admin login). */
export function AdminSignInForm() {
  const { isPending, problem, needsCode, missing, signIn, startOver } = useAdminSignIn();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The password was right: continue at the code.
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
      <FormHeading>{needsCode ? 'Second step' : 'Admin sign-in'}</FormHeading>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-6 flex flex-col gap-5"
      >
        {/* The credentials stay in the form while the code is entered. */}
        <div hidden={needsCode} className={needsCode ? undefined : 'flex flex-col gap-5'}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={missing.email ? 'Please enter your email' : null}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={missing.password ? 'Please enter your password' : null}
          />
        </div>
        {needsCode && <CodeField isMissing={missing.code} />}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={isPending}
          pendingLabel="Signing in..."
        >
          Sign In
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
            Sign in as somebody else
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

function CodeField({ isMissing }: { isMissing: boolean | undefined }) {
  return (
    <TextField
      label="Code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={isMissing ? 'Please enter the code' : null}
      hint="The 6 digits that your authenticator app shows now, or one of your recovery codes."
    />
  );
}

type Credentials = { email: string; password: string; code: string };

/** Signs in, with the second step when the server asks for it. */
function useAdminSignIn() {
  const enter = useCompleteSignIn();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<Partial<Record<keyof Credentials, boolean>>>({});

  const signIn = async ({ email, password, code }: Credentials) => {
    const empty = {
      email: email === '',
      password: password === '',
      code: needsCode && code === '',
    };
    setMissing(empty);
    if (empty.email || empty.password) return showToast(missingInformation);
    if (empty.code) return;
    setPending(true);
    setProblem('');
    try {
      const payload = { email, password, ...(code !== '' && { code }) };
      enter(await callEndpoint('POST /api/admin/login', { payload }));
    } catch (error) {
      setPending(false);
      if (asksForCode(error) && code === '') return setNeedsCode(true);
      const description = problemWords(error, 'Login failed');
      setProblem(description);
      showToast({ title: 'Login failed', description, tone: 'destructive' });
    }
  };

  const startOver = () => {
    setNeedsCode(false);
    setMissing({});
    setProblem('');
  };
  return { isPending, problem, needsCode, missing, signIn, startOver };
}

const missingInformation = {
  title: 'Missing information',
  description: 'Please enter both email and password',
  tone: 'destructive',
} as const;

/** Whether the password was right and the second step is on. */
function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.facts['needs'] === 'code';
}

/** Stores the signed-in admin and navigates to the dashboard. */
export function useCompleteSignIn(): (admin: AdminView) => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (admin) => {
    storeAdmin(admin);
    client.setQueryData(adminMeQuery().queryKey, admin);
    showToast({ title: 'Login successful', description: `Welcome back, ${admin.name}!` });
    navigate('/admin/dashboard');
  };
}

export function FormHeading({ children }: { children: ReactNode }) {
  return <h1 className="section-title mt-2 wrap-anywhere">{children}</h1>;
}
