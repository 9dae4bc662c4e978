import { passwordAndCodePayload } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { OwnCodeField, OwnPasswordField } from './own-password-field.tsx';
import { useSecondStepChanged } from './use-second-step-changed.ts';

export function EndSecondStepDialog({ onClose }: { onClose: () => void }) {
  const tellChanged = useSecondStepChanged();
  const { errors, formProps, isPending, problem } = useAdminForm(
    passwordAndCodePayload,
    async (payload) => {
      await callEndpoint('POST /api/admin/account/second-step/off', { payload });
      showToast({ title: 'The second step is off' });
      onClose();
      await tellChanged();
    },
  );
  return (
    <Dialog title="Switch off the second step?" onClose={onClose}>
      <form {...formProps} className="flex flex-col items-start gap-5">
        <p>From then on your password alone opens the portal. The recovery codes stop working.</p>
        <OwnPasswordField error={errors['password']} />
        <OwnCodeField error={errors['code']} />
        <Button type="submit" variant="danger" isPending={isPending} pendingLabel="One moment...">
          Switch off
        </Button>
        <FormAlert>{problem}</FormAlert>
      </form>
    </Dialog>
  );
}
