import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  confirmSecondStepPayload,
  passwordAndCodePayload,
  startSecondStepPayload,
  type AdminAccountView,
  type SecondStepStartView,
} from '#contract/admin/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { AdminForm } from '../layout/admin-forms.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { adminMeQuery } from '../session/use-admin.ts';

type OpenDialog = 'setup' | 'codes' | 'end' | null;

export function SecondStepCard({ account }: { account: AdminAccountView }) {
  const t = useMessages('admin-account');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { instant } = useAdminFormats();
  const { secondStepSince: since, recoveryCodesLeft: left } = account;
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const Icon = since === null ? ShieldAlert : ShieldCheck;
  return (
    <Card>
      <CardTitle>{labels.secondStep}</CardTitle>
      <p className="flex gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${since === null ? 'text-danger' : 'text-sea'}`}
        />
        <span>
          {renderRichMessage(since === null ? t.off : t.on(instant(since), left), {
            b: <strong className="font-semibold" />,
          })}
        </span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {since === null ? (
          <Button onClick={() => setOpen('setup')}>{t.setUp}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setOpen('codes')}>
              {t.newCodes}
            </Button>
            <Button variant="ghost" onClick={() => setOpen('end')}>
              {acts.switchOff}
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

/** Asks for the password, then the app's first code, then shows the recovery codes. */
function SetupDialog({ onClose }: DialogProps) {
  const t = useMessages('admin-account');
  const [started, setStarted] = useState<SecondStepStartView | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog title={t.setUp} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onSaved={onClose} />}
      {!codes && started && <ScanForm started={started} onConfirmed={setCodes} />}
      {!codes && !started && <BeginForm onStarted={setStarted} />}
    </Dialog>
  );
}

function BeginForm({ onStarted }: { onStarted: (started: SecondStepStartView) => void }) {
  const t = useMessages('admin-account');
  const acts = useMessages('portal-acts');
  const form = useAdminForm(startSecondStepPayload, async (payload) =>
    onStarted(await callEndpoint('POST /api/admin/account/second-step', { payload })),
  );
  return (
    <AdminForm form={form} submitLabel={t.continue} pendingLabel={acts.oneMoment}>
      <p>{t.needApp}</p>
      <PasswordField form={form} />
    </AdminForm>
  );
}

type ScanFormProps = {
  started: SecondStepStartView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanForm({ started: { picture, key }, onConfirmed }: ScanFormProps) {
  const t = useMessages('admin-account');
  const labels = useMessages('portal-labels');
  const acts = useMessages('portal-acts');
  const refetch = useRefetchSecondStep();
  const form = useAdminForm(confirmSecondStepPayload, async (payload) => {
    const call = 'POST /api/admin/account/second-step/confirm';
    const { recoveryCodes } = await callEndpoint(call, { payload });
    onConfirmed(recoveryCodes);
    await refetch();
  });
  return (
    <AdminForm form={form} submitLabel={acts.switchOn} pendingLabel={t.checking}>
      <p>{t.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={labels.codePicture}
        width={200}
        height={200}
        className="mx-auto size-50 rounded-field bg-foam p-2 forced-color-adjust-none"
      />
      <p className="text-sm text-ink-soft">
        {t.typeKey}{' '}
        <code className="font-semibold tracking-wide text-ink wrap-anywhere">
          {key.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
    </AdminForm>
  );
}

function RecoveryCodesDialog({ onClose }: DialogProps) {
  const t = useMessages('admin-account');
  const acts = useMessages('portal-acts');
  const refetch = useRefetchSecondStep();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useAdminForm(passwordAndCodePayload, async (payload) => {
    const call = 'POST /api/admin/account/second-step/recovery-codes';
    const { recoveryCodes } = await callEndpoint(call, { payload });
    setCodes(recoveryCodes);
    await refetch();
  });
  return (
    <Dialog title={t.newCodes} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <AdminForm form={form} submitLabel={t.makeCodes} pendingLabel={acts.oneMoment}>
          <p>{t.oldCodes}</p>
          <PasswordAndCode form={form} />
        </AdminForm>
      )}
    </Dialog>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Shows the codes once: the server stores only their hashes. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useMessages('admin-account');
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-5">
      <p>{renderRichMessage(t.keepCodes, { b: <strong /> })}</p>
      <ol
        aria-label={t.codes}
        className="grid gap-x-6 gap-y-1 rounded-field bg-shallows p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSaved}>{t.saved}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {isCopied ? t.copied : t.copyAll}
        </Button>
      </div>
    </div>
  );
}

function EndDialog({ onClose }: DialogProps) {
  const t = useMessages('admin-account');
  const acts = useMessages('portal-acts');
  const refetch = useRefetchSecondStep();
  const form = useAdminForm(passwordAndCodePayload, async (payload) => {
    await callEndpoint('POST /api/admin/account/second-step/off', { payload });
    showToast({ title: t.isOff });
    onClose();
    await refetch();
  });
  return (
    <Dialog title={t.switchOffQuestion} onClose={onClose}>
      <AdminForm
        form={form}
        submitLabel={acts.switchOff}
        pendingLabel={acts.oneMoment}
        variant="danger"
      >
        <p>{t.switchOffText}</p>
        <PasswordAndCode form={form} />
      </AdminForm>
    </Dialog>
  );
}

/** Asks for the password again, so that an unattended screen is not enough. */
function PasswordField({ form }: { form: AdminFormState }) {
  const t = useMessages('admin-account');
  return (
    <TextField
      label={t.yourPassword}
      type="password"
      autoComplete="current-password"
      required
      {...form.field('password')}
    />
  );
}

function PasswordAndCode({ form }: { form: AdminFormState }) {
  const t = useMessages('admin-account');
  const labels = useMessages('portal-labels');
  return (
    <>
      <PasswordField form={form} />
      <TextField
        label={labels.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t.codeHint}
        {...form.field('code')}
      />
    </>
  );
}

export const accountQuery = () => adminQuery('GET /api/admin/account');

function useRefetchSecondStep() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(accountQuery()),
      client.invalidateQueries(adminMeQuery()),
    ]);
}
