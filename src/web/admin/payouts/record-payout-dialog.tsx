import { useState } from 'react';
import { recordPayoutPayload, type AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { centsFromTyped, decimalFromCents } from '#domain/money/money.ts';
import { callEndpoint } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { text } from '../../forms/use-checked-form.ts';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChoiceField, FormDialog } from '../layout/admin-forms.tsx';
import { useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { useStatementAction } from './payout-cache.ts';

type RecordPayoutDialogProps = { view: AdminStatementView; onClose: () => void };

/** Records a payout made outside the product. */
export function RecordPayoutDialog({ view, onClose }: RecordPayoutDialogProps) {
  const t = useMessages('admin-payouts');
  const acts = useMessages('portal-acts');
  const { money, month } = useFormats();
  const form = useRecordPayoutForm(view, onClose);
  const monthName = month(view.statement.month);
  return (
    <FormDialog
      form={form}
      title={t.record}
      description={t.recordText(view.operator.name, monthName, money(view.payableCents))}
      submitLabel={t.record}
      pendingLabel={acts.recording}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PayoutFields view={view} form={form} />
      </div>
    </FormDialog>
  );
}

type PayoutFieldsProps = { view: AdminStatementView; form: AdminFormState };

function PayoutFields({ view, form: { field } }: PayoutFieldsProps) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { day } = useIslandNow();
  return (
    <>
      <TextField
        label={labels.amountUsd}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={decimalFromCents(view.payableCents)}
        {...field('cents')}
      />
      <TextField
        label={t.paidOn}
        type="date"
        required
        max={day}
        defaultValue={day}
        {...field('paidOn')}
      />
      <ChoiceField
        label={t.method}
        required
        defaultValue={view.details?.payoutMethod ?? 'cash'}
        choices={t.methods}
        {...field('method')}
      />
      <TextField
        label={labels.reference}
        autoComplete="off"
        required
        maxLength={120}
        hint={t.referenceHint}
        {...field('reference')}
      />
      <TextField
        label={t.note}
        autoComplete="off"
        maxLength={500}
        hint={t.noteHint}
        className="sm:col-span-2"
        {...field('note')}
      />
    </>
  );
}

function useRecordPayoutForm(view: AdminStatementView, onClose: () => void) {
  const t = useMessages('admin-payouts');
  const { money } = useFormats();
  const { operator, statement } = view;
  const runAction = useStatementAction(view);
  // Creates one idempotency key per dialog, so that repeated clicks record one payout.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useAdminForm(
    recordPayoutPayload,
    async (payload) => {
      await runAction(() => callEndpoint('POST /api/admin/payouts', { payload }));
      const description = t.recordedTo(money(payload.cents), operator.name);
      showToast({ title: t.payoutRecorded, description });
      onClose();
    },
    (fields) => ({
      ...Object.fromEntries(fields),
      operatorId: operator.id,
      month: statement.month,
      openCents: statement.openCents,
      cents: centsFromTyped(text(fields, 'cents')),
      requestKey: idempotencyKey,
    }),
  );
}
