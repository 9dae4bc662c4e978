import { useState } from 'react';
import { recordPayoutPayload, type AdminStatementView } from '#contract/admin-payout-api.ts';
import { formatMonth } from '#domain/days.ts';
import { centsFromTyped, decimalFromCents, formatDollars } from '#domain/money.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import { callEndpoint } from '../../api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { text } from '../../layout/use-checked-form.ts';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChoiceField, FormDialog } from '../layout/admin-forms.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { useStatementAction } from './payout-cache.ts';

type RecordPayoutDialogProps = { view: AdminStatementView; onClose: () => void };

/** Records a payout that was made outside the product. */
export function RecordPayoutDialog({ view, onClose }: RecordPayoutDialogProps) {
  const { day } = useIslandNow();
  const form = useRecordPayoutForm(view, onClose);
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title="Record payout"
      description={
        <>
          First pay {view.operator.name} for {formatMonth(view.statement.month)}, then write down
          what was paid. At most {formatDollars(view.payableCents)}. The captain gets a mail.
        </>
      }
      submitLabel="Record payout"
      pendingLabel="Recording..."
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Amount (USD)"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={decimalFromCents(view.payableCents)}
          {...field('cents')}
        />
        <TextField
          label="Paid on"
          type="date"
          required
          max={day}
          defaultValue={day}
          {...field('paidOn')}
        />
        <ChoiceField
          label="Method"
          required
          defaultValue={view.details?.payoutMethod ?? 'bank_wire'}
          choices={payoutMethodNames}
          {...field('method')}
        />
        <TextField
          label="Reference"
          autoComplete="off"
          required
          maxLength={120}
          hint="The captain sees it, too."
          {...field('reference')}
        />
        <TextField
          label="Note (optional)"
          autoComplete="off"
          maxLength={500}
          hint="For the platform’s people only."
          className="sm:col-span-2"
          {...field('note')}
        />
      </div>
    </FormDialog>
  );
}

function useRecordPayoutForm(view: AdminStatementView, onClose: () => void) {
  const { operator, statement } = view;
  const runAction = useStatementAction(view);
  // One idempotency key per dialog, however often the button is clicked.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useAdminForm(
    recordPayoutPayload,
    async (payload) => {
      await runAction(() => callEndpoint('POST /api/admin/payouts', { payload }));
      const description = `${formatDollars(payload.cents)} to ${operator.name}.`;
      showToast({ title: 'Payout recorded', description });
      onClose();
    },
    (fields) => ({
      ...Object.fromEntries(fields),
      ...{ operatorId: operator.id, month: statement.month, openCents: statement.openCents },
      cents: centsFromTyped(text(fields, 'cents')),
      requestKey: idempotencyKey,
    }),
  );
}
