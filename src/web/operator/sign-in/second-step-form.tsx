import * as z from 'zod/mini';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { useState } from 'react';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { authWords, operatorAuth } from '../session/operator-auth.ts';
import { FormTitle, WordButton } from './account-toggle.tsx';

type SecondStepFormProps = { onPassed: () => Promise<void>; onLeft: () => Promise<void> };

/** The second step of operators who switched it on. */
export function SecondStepForm({ onPassed, onLeft }: SecondStepFormProps) {
  const { isSending, pass, leave } = useSecondStep({ onPassed, onLeft });
  const { errors, formProps } = useCheckedForm(
    secondStepForm,
    (fields) => ({ code: text(fields, 'code') }),
    pass,
  );
  return (
    <>
      <FormTitle>Two-step sign-in</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint="The 6 digits that your authenticator app shows now."
          error={errors.code}
        />
        <Button type="submit" size="large" isPending={isSending} pendingLabel="Signing in...">
          Sign In
        </Button>
        <WordButton onClick={() => void leave()}>Sign in as somebody else</WordButton>
      </form>
    </>
  );
}

function useSecondStep({ onPassed, onLeft }: SecondStepFormProps) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const pass = async ({ code }: { code: string }) => {
    const { auth } = operatorAuth(site);
    setSending(true);
    const error = await passSecondStep(auth, code);
    setSending(false);
    if (error) return { code: authWords(error, 'That code is not right') };
    await onPassed();
    return {};
  };
  const leave = async () => {
    await operatorAuth(site).auth.signOut({ scope: 'local' });
    await onLeft();
  };
  return { isSending, pass, leave };
}

async function passSecondStep(auth: GoTrueClient, code: string): Promise<AuthError | null> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) return error;
  const factorId = data.totp[0]?.id ?? '';
  return (await auth.mfa.challengeAndVerify({ factorId, code })).error;
}

/** The code of an authenticator app. */
export const secondStepForm = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has 6 digits')),
});
