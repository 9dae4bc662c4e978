import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import * as z from 'zod/mini';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { authWords, operatorAuth } from '../session/operator-auth.ts';
import { AuthForm, CodeField, TextButton, useAuthForm } from './auth-form.tsx';

type SecondStepFormProps = { onPassed: () => Promise<void>; onLeft: () => unknown };

/** The second step of operators who switched it on. */
export function SecondStepForm({ onPassed, onLeft }: SecondStepFormProps) {
  const site = useSiteFacts();
  const { errors, ...form } = useAuthForm(codeForm, async ({ code }, auth) => {
    const error = await passSecondStep(auth, code);
    if (error) return { code: authWords(error, 'That code is not right') };
    await onPassed();
  });
  const leave = async () => {
    await operatorAuth(site).auth.signOut({ scope: 'local' });
    await onLeft();
  };
  return (
    <AuthForm
      {...form}
      title="Two-step sign-in"
      submitLabel="Sign In"
      pendingLabel="Signing in..."
      below={<TextButton onClick={() => void leave()}>Sign in as somebody else</TextButton>}
    >
      <CodeField hint="The 6 digits that your authenticator app shows now." error={errors.code} />
    </AuthForm>
  );
}

async function passSecondStep(auth: GoTrueClient, code: string): Promise<AuthError | null> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) return error;
  const factorId = data.totp[0]?.id ?? '';
  return (await auth.mfa.challengeAndVerify({ factorId, code })).error;
}

export const codeForm = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has 6 digits')),
});
