import { Check, Copy, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  confirmSecondStepPayload,
  passwordAndCodePayload,
  startSecondStepPayload,
  type AdminAccountView,
  type SecondStepStartView,
} from '#contract/admin/admin-account-api.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  CodeField,
  FirstCodeFields,
  PasswordField,
} from '../../shared/credentials/credential-fields.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { AdminForm } from '../layout/admin-forms.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm, type MutationForm } from '../../shared/requests/use-mutation-form.ts';
import { adminMeQuery } from '../session/use-admin.ts';

type OpenDialog = 'setup' | 'codes' | 'end' | null;

export function SecondStepCard({ account }: { account: AdminAccountView }) {
  const t = useMessages('admin-account');
  const actionMessages = useMessages('portal-actions');
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
              {actionMessages.switchOff}
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

/** Asks for the password, then for the app's first code, and then shows the recovery codes. */
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
  const actionMessages = useMessages('portal-actions');
  const start = useAdminMutation('POST /api/admin/account/second-step', { onDone: onStarted });
  const form = useMutationForm(startSecondStepPayload, start);
  return (
    <AdminForm form={form} submitLabel={t.continue} pendingLabel={actionMessages.oneMoment}>
      <p>{t.needApp}</p>
      <PasswordField label={t.yourPassword} {...form.field('password')} />
    </AdminForm>
  );
}

type ScanFormProps = {
  started: SecondStepStartView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanForm({ started: { picture, key }, onConfirmed }: ScanFormProps) {
  const t = useMessages('admin-account');
  const actionMessages = useMessages('portal-actions');
  const confirm = useAdminMutation('POST /api/admin/account/second-step/confirm', {
    invalidates: [accountQuery(), adminMeQuery()],
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const form = useMutationForm(confirmSecondStepPayload, confirm);
  return (
    <AdminForm form={form} submitLabel={actionMessages.switchOn} pendingLabel={t.checking}>
      <FirstCodeFields
        intro={t.scan}
        picture={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        keyText={
          <>
            {t.typeKey}{' '}
            <code className="font-semibold wrap-anywhere">
              {key.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </>
        }
        error={form.errors['code']}
      />
    </AdminForm>
  );
}

function RecoveryCodesDialog({ onClose }: DialogProps) {
  const t = useMessages('admin-account');
  const actionMessages = useMessages('portal-actions');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useAdminMutation('POST /api/admin/account/second-step/recovery-codes', {
    invalidates: [accountQuery(), adminMeQuery()],
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const form = useMutationForm(passwordAndCodePayload, make);
  return (
    <Dialog title={t.newCodes} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <AdminForm form={form} submitLabel={t.makeCodes} pendingLabel={actionMessages.oneMoment}>
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
  const actionMessages = useMessages('portal-actions');
  const end = useAdminMutation('POST /api/admin/account/second-step/off', {
    invalidates: [accountQuery(), adminMeQuery()],
    done: { title: t.isOff },
    onDone: onClose,
  });
  const form = useMutationForm(passwordAndCodePayload, end);
  return (
    <Dialog title={t.switchOffQuestion} onClose={onClose}>
      <AdminForm
        form={form}
        submitLabel={actionMessages.switchOff}
        pendingLabel={actionMessages.oneMoment}
        variant="danger"
      >
        <p>{t.switchOffText}</p>
        <PasswordAndCode form={form} />
      </AdminForm>
    </Dialog>
  );
}

/** Asks for the password again, so that an unattended screen is not enough. */
function PasswordAndCode({ form }: { form: MutationForm }) {
  const t = useMessages('admin-account');
  return (
    <>
      <PasswordField label={t.yourPassword} {...form.field('password')} />
      <CodeField hint={t.codeHint} {...form.field('code')} />
    </>
  );
}

export const accountQuery = () => adminQuery('GET /api/admin/account');
