import { useState } from 'react';
import { passwordAndCodePayload } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { OwnCodeField, OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes-shown.tsx';
import { useSecondStepChanged } from './use-second-step-changed.ts';

/** New codes in place of the old ones. */
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
