import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { passwordAndCodePayload, type AdminAccountView } from '#contract/admin-account-api.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatInstant } from '../layout/date-formatters.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { useSecondStepChanged } from './account-queries.ts';
import { OwnCodeField, OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondStepSetup } from './second-step-setup.tsx';

type OpenDialog = 'setup' | 'codes' | 'end' | null;

/** Two-factor sign-in with an authenticator app: its status and controls. */
export function SecondStepCard({ account }: { account: AdminAccountView }) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <Card>
      <CardTitle>Second step</CardTitle>
      {account.secondStepSince === null ? (
        <Off onSetUp={() => setOpen('setup')} />
      ) : (
        <On
          since={account.secondStepSince}
          codesLeft={account.recoveryCodesLeft}
          onNewCodes={() => setOpen('codes')}
          onEnd={() => setOpen('end')}
        />
      )}
      {open === 'setup' && <SecondStepSetup onClose={close} />}
      {open === 'codes' && <RecoveryCodesDialog onClose={close} />}
      {open === 'end' && <EndSecondStepDialog onClose={close} />}
    </Card>
  );
}

function Off({ onSetUp }: { onSetUp: () => void }) {
  return (
    <>
      <p className="flex gap-3">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        <span>
          <strong className="font-semibold">Off.</strong> Whoever learns your password can do all
          that you can do here. With a second step, signing in also takes a code from an app on your
          phone.
        </span>
      </p>
      <Button className="mt-5" onClick={onSetUp}>
        Set up the second step
      </Button>
    </>
  );
}

type OnProps = { since: string; codesLeft: number; onNewCodes: () => void; onEnd: () => void };

function On({ since, codesLeft, onNewCodes, onEnd }: OnProps) {
  return (
    <>
      <p className="flex gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
        <span>
          <strong className="font-semibold">On</strong> since {formatInstant(since)}. You have{' '}
          {codesLeft === 1 ? '1 recovery code' : `${codesLeft} recovery codes`} left for the day
          your phone is not at hand.
        </span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onNewCodes}>
          New recovery codes
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          Switch off
        </Button>
      </div>
    </>
  );
}

function EndSecondStepDialog({ onClose }: { onClose: () => void }) {
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
