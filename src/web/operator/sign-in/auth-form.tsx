import type { GoTrueClient } from '@supabase/auth-js';
import { useState, type ComponentProps, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { OperatorSignInMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { type FieldErrors, text, useCheckedForm } from '../../forms/use-checked-form.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../forms/form-field.tsx';
import { operatorAuth } from '../session/operator-auth.ts';

/** Validates a form of text fields and sends it to the sign-in service. */
export function useAuthForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (values: z.output<Schema>, auth: GoTrueClient) => Promise<FieldErrors | void>,
) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const { errors, formProps } = useCheckedForm(schema, readTexts, async (values) => {
    setSending(true);
    const problems = await send(values, operatorAuth(site).auth).finally(() => setSending(false));
    return problems ?? {};
  });
  return { errors, formProps, isSending };
}

function readTexts(fields: FormData) {
  return Object.fromEntries([...fields.keys()].map((name) => [name, text(fields, name)]));
}

type AuthFormProps = Pick<ReturnType<typeof useAuthForm>, 'formProps' | 'isSending'> & {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
  below?: ReactNode;
};

export function AuthForm({
  formProps,
  isSending,
  title,
  children,
  below,
  ...labels
}: AuthFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <FormTitle>{title}</FormTitle>
      <form {...formProps} className="flex flex-col gap-5">
        {children}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={isSending}
          pendingLabel={labels.pendingLabel}
        >
          {labels.submitLabel}
        </Button>
        {below}
      </form>
    </>
  );
}

export function FormTitle({ children }: { children: ReactNode }) {
  return <h1 className="mb-6 text-3xl font-extrabold">{children}</h1>;
}

type FieldProps = Partial<ComponentProps<typeof TextField>>;

export function EmailField(props: FieldProps) {
  const labels = useMessages('portal-labels');
  return (
    <TextField
      label={labels.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      {...props}
    />
  );
}

export function PasswordField(props: FieldProps) {
  const labels = useMessages('portal-labels');
  return <TextField label={labels.password} name="password" type="password" required {...props} />;
}

export function NewPasswordField(props: FieldProps) {
  const t = useMessages('operator-sign-in');
  return <PasswordField autoComplete="new-password" hint={t.leastPassword} {...props} />;
}

export const codeForm = (t: OperatorSignInMessages) =>
  z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, t.sixDigits)) });

export function CodeField(props: FieldProps) {
  const labels = useMessages('portal-labels');
  return (
    <TextField
      label={labels.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...props}
    />
  );
}

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
