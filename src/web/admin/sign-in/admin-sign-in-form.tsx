import { useEffect, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { FormHeading } from './form-heading.tsx';
import { useAdminSignIn } from './use-admin-sign-in.ts';

/** Email and password, and after them the second step where it is on (spec 2: admin login). */
export function AdminSignInForm() {
  const { isSending, problem, needsCode, missing, signIn, startOver } = useAdminSignIn();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The password was right: the code is what comes next.
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
        {/* What was typed stays in the form while the code is asked for. */}
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
        {needsCode && <CodeField isMissing={missing.code ?? false} />}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={isSending}
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

function CodeField({ isMissing }: { isMissing: boolean }) {
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
