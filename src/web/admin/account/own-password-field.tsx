import { TextField } from '../../ui/form-field.tsx';

/** The password again, where an unattended screen must not be enough. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
      className="w-full"
    />
  );
}

/** The 6 digits, or a recovery code. */
export function OwnCodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint="The 6 digits that your app shows now, or a recovery code."
      error={error}
      className="w-full"
    />
  );
}
