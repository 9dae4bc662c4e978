import { useEffect, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../frame/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormAlert } from '../frame/form-alert.tsx';
import { FormHeading } from './form-heading.tsx';
import { useAdminSignIn } from './use-admin-sign-in.ts';

/** Email and password, and after them the second step where it is on (spec 2: admin login). */
export function AdminSignInForm() {
  const { isSending, problem, needsCode, missing, signIn, startOver } = useAdminSignIn();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The password was right: the code is what comes next.
    if (needsCode) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [needsCode]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void signIn({
      email: text(fields, 'email'),
      password: text(fields, 'password'),
      code: text(fields, 'code'),
    });
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
        {needsCode && <CodeField />}
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

function CodeField() {
  return (
    <TextField
      label="Code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint="The 6 digits that your authenticator app shows now, or one of your recovery codes."
    />
  );
}
