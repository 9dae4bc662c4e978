import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  confirmSecondStepPayload,
  passwordAndCodePayload,
  startSecondStepPayload,
  type AdminAccountView,
  type SecondStepStartView,
} from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/admin-formatters.ts';
import { AdminForm } from '../layout/admin-forms.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { adminMeQuery } from '../session/use-admin.ts';

type OpenDialog = 'setup' | 'codes' | 'end' | null;

/** Two-factor sign-in with an authenticator app: its status and controls. */
export function SecondStepCard({ account }: { account: AdminAccountView }) {
  const { secondStepSince: since, recoveryCodesLeft: left } = account;
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const Icon = since === null ? ShieldAlert : ShieldCheck;
  return (
    <Card>
      <CardTitle>Second step</CardTitle>
      <p className="flex gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${since === null ? 'text-danger' : 'text-sea'}`}
        />
        {since === null ? (
          <span>
            <strong className="font-semibold">Off.</strong> Whoever learns your password can do all
            that you can do here. With a second step, signing in also takes a code from an app on
            your phone.
          </span>
        ) : (
          <span>
            <strong className="font-semibold">On</strong> since {formatInstant(since)}. You have{' '}
            {left === 1 ? '1 recovery code' : `${left} recovery codes`} left for the day your phone
            is not at hand.
          </span>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {since === null ? (
          <Button onClick={() => setOpen('setup')}>Set up the second step</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setOpen('end')}>
              Switch off
            </Button>
          </>
        )}
      </div>
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'codes' && <RecoveryCodesDialog onClose={close} />}
      {open === 'end' && <EndDialog onClose={close} />}
    </Card>
  );
}

type DialogProps = { onClose: () => void };

/** The set-up: password, the app's first code, recovery codes. */
function SetupDialog({ onClose }: DialogProps) {
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
  const form = useAdminForm(startSecondStepPayload, async (payload) =>
    onStarted(await callEndpoint('POST /api/admin/account/second-step', { payload })),
  );
  return (
    <AdminForm form={form} submitLabel="Continue" pendingLabel="One moment...">
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, 1Password or
        Aegis. First, please enter your password once more.
      </p>
      <PasswordField form={form} />
    </AdminForm>
  );
}

type ScanFormProps = {
  started: SecondStepStartView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanForm({ started: { picture, key }, onConfirmed }: ScanFormProps) {
  const refetch = useRefetchSecondStep();
  const form = useAdminForm(confirmSecondStepPayload, async (payload) => {
    const call = 'POST /api/admin/account/second-step/confirm';
    const { recoveryCodes } = await callEndpoint(call, { payload });
    onConfirmed(recoveryCodes);
    await refetch();
  });
  return (
    <AdminForm form={form} submitLabel="Switch on" pendingLabel="Checking...">
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
        <code className="font-semibold tracking-wide text-ink wrap-anywhere">
          {key.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
    </AdminForm>
  );
}

/** Replaces the recovery codes. */
function RecoveryCodesDialog({ onClose }: DialogProps) {
  const refetch = useRefetchSecondStep();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useAdminForm(passwordAndCodePayload, async (payload) => {
    const call = 'POST /api/admin/account/second-step/recovery-codes';
    const { recoveryCodes } = await callEndpoint(call, { payload });
    setCodes(recoveryCodes);
    await refetch();
  });
  return (
    <Dialog title="New recovery codes" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <AdminForm form={form} submitLabel="Make new codes" pendingLabel="One moment...">
          <p>Your old recovery codes stop working as soon as you have new ones.</p>
          <PasswordAndCode form={form} />
        </AdminForm>
      )}
    </Dialog>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** The codes, shown once: only their hashes are stored. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-5">
      <p>
        The second step is on. If you lose your phone, one of these codes lets you in instead; each
        works once. <strong>They are shown only now:</strong> keep them on paper or in a password
        manager.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-field bg-shallows p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaved}>I have saved them</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? 'Copied' : 'Copy all'}
        </Button>
      </div>
    </div>
  );
}

function EndDialog({ onClose }: DialogProps) {
  const refetch = useRefetchSecondStep();
  const form = useAdminForm(passwordAndCodePayload, async (payload) => {
    await callEndpoint('POST /api/admin/account/second-step/off', { payload });
    showToast({ title: 'The second step is off' });
    onClose();
    await refetch();
  });
  return (
    <Dialog title="Switch off the second step?" onClose={onClose}>
      <AdminForm form={form} submitLabel="Switch off" pendingLabel="One moment..." variant="danger">
        <p>From then on your password alone opens the portal. The recovery codes stop working.</p>
        <PasswordAndCode form={form} />
      </AdminForm>
    </Dialog>
  );
}

/** The password again, where an unattended screen must not be enough. */
function PasswordField({ form }: { form: AdminFormState }) {
  return (
    <TextField
      label="Your password"
      type="password"
      autoComplete="current-password"
      required
      {...form.field('password')}
    />
  );
}

function PasswordAndCode({ form }: { form: AdminFormState }) {
  return (
    <>
      <PasswordField form={form} />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="The 6 digits that your app shows now, or a recovery code."
        {...form.field('code')}
      />
    </>
  );
}

export const accountQuery = () => adminQuery('GET /api/admin/account');

/** Refetches whatever shows the second step. */
function useRefetchSecondStep() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(accountQuery()),
      client.invalidateQueries(adminMeQuery()),
    ]);
}
