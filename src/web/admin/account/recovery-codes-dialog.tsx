import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { passwordAndCodePayload } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { useSecondStepChanged } from './account-queries.ts';
import { OwnCodeField, OwnPasswordField } from './own-password-field.tsx';

/** Replaces the recovery codes. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const tellChanged = useSecondStepChanged();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { errors, formProps, isPending, problem } = useAdminForm(
    passwordAndCodePayload,
    async (payload) => {
      const renewed = await callEndpoint('POST /api/admin/account/second-step/recovery-codes', {
        payload,
      });
      setCodes(renewed.recoveryCodes);
      await tellChanged();
    },
  );
  return (
    <Dialog title="New recovery codes" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <form {...formProps} className="flex flex-col items-start gap-5">
          <p>Your old recovery codes stop working as soon as you have new ones.</p>
          <OwnPasswordField error={errors['password']} />
          <OwnCodeField error={errors['code']} />
          <Button type="submit" isPending={isPending} pendingLabel="One moment...">
            Make new codes
          </Button>
          <FormAlert>{problem}</FormAlert>
        </form>
      )}
    </Dialog>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** The codes, shown once: only their hashes are stored. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
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
