import { recordPayoutPayload, type AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { parseTypedCents, formatDecimalCents } from '#domain/money/money.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { text } from '../../forms/use-checked-form.ts';
import { TextField } from '../../forms/form-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm, type MutationForm } from '../../shared/requests/use-mutation-form.ts';
import { changesOfStatement } from './payout-cache.ts';

type RecordPayoutDialogProps = { view: AdminStatementView; onClose: () => void };

/** Records a payout made outside the product. */
export function RecordPayoutDialog({ view, onClose }: RecordPayoutDialogProps) {
  const t = useMessages('admin-payouts');
  const actionMessages = useMessages('portal-actions');
  const { money, month } = useFormats();
  const form = useRecordPayoutForm(view, onClose);
  const monthName = month(view.statement.month);
  return (
    <FormDialog
      form={form}
      title={t.record}
      description={t.recordText(view.operator.name, monthName, money(view.payableCents))}
      submitLabel={t.record}
      pendingLabel={actionMessages.recording}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PayoutFields view={view} form={form} />
      </div>
    </FormDialog>
  );
}

type PayoutFieldsProps = { view: AdminStatementView; form: MutationForm };

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
        defaultValue={formatDecimalCents(view.payableCents)}
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
  const record = useAdminMutation('POST /api/admin/payouts', {
    ...changesOfStatement(view),
    done: (_, { cents }) => ({
      title: t.payoutRecorded,
      description: t.recordedTo(money(cents), operator.name),
    }),
    onDone: onClose,
  });
  return useMutationForm(recordPayoutPayload, record, (fields) => ({
    ...Object.fromEntries(fields),
    operatorId: operator.id,
    month: statement.month,
    openCents: statement.openCents,
    cents: parseTypedCents(text(fields, 'cents')),
    requestKey: record.requestKey,
  }));
}
