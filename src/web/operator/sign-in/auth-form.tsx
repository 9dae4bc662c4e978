import type { GoTrueClient } from '@supabase/auth-js';
import { useState, type ComponentProps } from 'react';
import * as z from 'zod/mini';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { type FieldErrors, text, useCheckedForm } from '../../forms/use-checked-form.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { PasswordField } from '../../shared/credentials/credential-fields.tsx';
import { operatorAuth } from '../session/operator-auth.ts';

/** Validates a form of text fields and sends it to the sign-in service. */
export function useAuthForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (values: z.output<Schema>, auth: GoTrueClient) => Promise<FieldErrors | void>,
) {
  const site = useSiteFacts();
  const [isPending, setPending] = useState(false);
  const { errors, formProps } = useCheckedForm(schema, readTexts, async (values) => {
    setPending(true);
    const problems = await send(values, operatorAuth(site).auth).finally(() => setPending(false));
    return problems ?? {};
  });
  return { errors, formProps, isPending };
}

function readTexts(fields: FormData) {
  return Object.fromEntries([...fields.keys()].map((name) => [name, text(fields, name)]));
}

type FieldProps = Partial<ComponentProps<typeof PasswordField>>;

export function NewPasswordField(props: FieldProps) {
  const t = useMessages('operator-sign-in');
  return <PasswordField autoComplete="new-password" hint={t.leastPassword} {...props} />;
}

export const codeForm = (t: OperatorSignInMessages) =>
  z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, t.sixDigits)) });

export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className="text-link min-h-11 self-start text-left" />;
}

export function AccountToggle(props: ComponentProps<'button'>) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <TextButton {...props} />
    </div>
  );
}

export function SignInToggle({ onSignIn }: { onSignIn: () => void }) {
  const t = useMessages('operator-sign-in');
  return <AccountToggle onClick={onSignIn}>{t.haveAccount}</AccountToggle>;
}
