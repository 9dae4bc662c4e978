import { useId, useState } from 'react';
import { recordPayoutPayload, type AdminStatementView } from '#contract/admin-payout-api.ts';
import { formatMonth } from '#domain/days.ts';
import { centsFromTyped, decimalFromCents, formatDollars } from '#domain/money.ts';
import { payoutMethodNames, payoutMethods } from '#domain/payouts.ts';
import { callEndpoint } from '../../api.ts';
import { type FieldErrors, text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';
import { useShowStatement, useRefetchStatement } from './payout-cache.ts';

type RecordPayoutDialogProps = { view: AdminStatementView; onClose: () => void };

/** Records a payout that was made outside the product. */
export function RecordPayoutDialog({ view, onClose }: RecordPayoutDialogProps) {
  const formId = useId();
  const { errors, formProps, isPending, problem } = useRecording(view, onClose);
  return (
    <Dialog
      title="Record payout"
      description={
        <>
          First pay {view.operator.name} for {formatMonth(view.statement.month)}, then write down
          what was paid. At most {formatDollars(view.payableCents)}. The captain gets a mail.
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel="Recording...">
            Record payout
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 grid gap-4 sm:grid-cols-2">
        <Fields view={view} errors={errors} />
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}

function Fields({ view, errors }: { view: AdminStatementView; errors: FieldErrors }) {
  const { day } = useIslandNow();
  return (
    <>
      <TextField
        label="Amount (USD)"
        name="cents"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={decimalFromCents(view.payableCents)}
        error={errors['cents']}
      />
      <TextField
        label="Paid on"
        name="paidOn"
        type="date"
        required
        max={day}
        defaultValue={day}
        error={errors['paidOn']}
      />
      <SelectField
        label="Method"
        name="method"
        required
        defaultValue={view.details?.payoutMethod ?? 'bank_wire'}
        error={errors['method']}
      >
        {payoutMethods.map((method) => (
          <option key={method} value={method}>
            {payoutMethodNames[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Reference"
        name="reference"
        autoComplete="off"
        required
        maxLength={120}
        hint="The captain sees it, too."
        error={errors['reference']}
      />
      <TextField
        label="Note (optional)"
        name="note"
        autoComplete="off"
        maxLength={500}
        hint="For the platform’s people only."
        error={errors['note']}
        className="sm:col-span-2"
      />
    </>
  );
}

function useRecording(view: AdminStatementView, onClose: () => void) {
  const showStatement = useShowStatement();
  const refetch = useRefetchStatement();
  const { isPending, problem, act } = useAdminMutation();
  // One idempotency key per dialog, however often the button is clicked.
  const [requestKey] = useState(newIdempotencyKey);
  const read = (fields: FormData) => ({
    operatorId: view.operator.id,
    month: view.statement.month,
    openCents: view.statement.openCents,
    cents: centsFromTyped(text(fields, 'cents')),
    paidOn: text(fields, 'paidOn'),
    method: text(fields, 'method'),
    reference: text(fields, 'reference'),
    note: text(fields, 'note'),
    requestKey,
  });
  const { errors, formProps } = useCheckedForm(recordPayoutPayload, read, (payload) =>
    act(async () => {
      const record = () => callEndpoint('POST /api/admin/payouts', { payload });
      showStatement(await refetchOnConflict(record, () => refetch(view)));
      const description = `${formatDollars(payload.cents)} to ${view.operator.name}.`;
      showToast({ title: 'Payout recorded', description });
      onClose();
    }),
  );
  return { errors, formProps, isPending, problem };
}
