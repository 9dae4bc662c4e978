import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../../forms/form-field.tsx';
import { useMessages } from '../language/use-messages.ts';

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
  return (
    <TextField
      label={labels.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      {...props}
    />
  );
}

/** Asks for a code of the authenticator app, or for a recovery code unless `inputMode` is numeric. */
export function CodeField(props: FieldProps) {
  const labels = useMessages('portal-labels');
  return (
    <TextField
      label={labels.code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}

/** Tells password managers which account a new password belongs to. */
export function AccountName({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}

type FirstCodeFieldsProps = {
  intro: string;
  /** URL of the QR code for the authenticator app. */
  picture: string;
  /** The key to type into apps that cannot scan the QR code. */
  keyText: ReactNode;
  error: string | undefined;
};

/** Renders the setup of an authenticator app. Entering the app's first code completes the setup. */
export function FirstCodeFields({ intro, picture, keyText, error }: FirstCodeFieldsProps) {
  const labels = useMessages('portal-labels');
  return (
    <>
      <p>{intro}</p>
      <img
        src={picture}
        alt={labels.codePicture}
        width={200}
        height={200}
        className="mx-auto size-50 rounded-field bg-foam p-2 forced-color-adjust-none"
      />
      <p>{keyText}</p>
      <CodeField inputMode="numeric" error={error} />
    </>
  );
}
