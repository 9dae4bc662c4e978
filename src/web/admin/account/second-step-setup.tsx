import { useState } from 'react';
import {
  confirmSecondStepPayload,
  startSecondStepPayload,
  type SecondStepStartView,
} from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { useSecondStepChanged } from './account-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes-dialog.tsx';

/** The set-up: password, the app's first code, recovery codes. */
export function SecondStepSetup({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<SecondStepStartView | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog title="Set up the second step" onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onSaved={onClose} />}
      {!codes && started && <ScanForm started={started} onConfirmed={setCodes} />}
      {!codes && !started && <BeginForm onStarted={setStarted} />}
    </Dialog>
  );
}

function BeginForm({ onStarted }: { onStarted: (started: SecondStepStartView) => void }) {
  const { errors, formProps, isPending, problem } = useAdminForm(
    startSecondStepPayload,
    async (payload) =>
      onStarted(await callEndpoint('POST /api/admin/account/second-step', { payload })),
  );
  return (
    <form {...formProps} className="flex flex-col items-start gap-5">
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, 1Password or
        Aegis. First, please enter your password once more.
      </p>
      <OwnPasswordField error={errors['password']} />
      <Button type="submit" isPending={isPending} pendingLabel="One moment...">
        Continue
      </Button>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

type ScanFormProps = {
  started: SecondStepStartView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanForm({ started: { picture, key }, onConfirmed }: ScanFormProps) {
  const tellChanged = useSecondStepChanged();
  const { errors, formProps, isPending, problem } = useAdminForm(
    confirmSecondStepPayload,
    async (payload) => {
      const confirmed = await callEndpoint('POST /api/admin/account/second-step/confirm', {
        payload,
      });
      onConfirmed(confirmed.recoveryCodes);
      await tellChanged();
    },
  );
  return (
    <form {...formProps} className="flex flex-col items-start gap-5">
      <p>Scan this with your app, then enter the 6 digits that it shows.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt="A code to scan; the same key stands below as text."
        width={200}
        height={200}
        className="mx-auto size-50 rounded-field bg-foam p-2"
      />
      <p className="text-sm text-ink-soft">
        Or type this key:{' '}
        <code className="font-semibold tracking-wide text-ink wrap-anywhere">{inGroups(key)}</code>
      </p>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors['code']}
        className="w-full"
      />
      <Button type="submit" isPending={isPending} pendingLabel="Checking...">
        Switch on
      </Button>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

function inGroups(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
