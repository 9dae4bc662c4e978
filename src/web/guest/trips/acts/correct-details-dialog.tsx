import * as z from 'zod/mini';
import { useState } from 'react';
import { correctTripPayload } from '#contract/public/trip-api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { text, textOrNull, useCheckedForm } from '../../../forms/use-checked-form.ts';
import { TextArea, TextField } from '../../../forms/form-field.tsx';
import { getDialogLabels, useTripAct, type ActProps } from './use-trip-act.ts';

const details = z.omit(correctTripPayload, { requestKey: true });

export function CorrectDetailsDialog({ trip: { booking }, token, onClose }: ActProps) {
  const t = useMessages('trip');
  const { run, isPending, problem } = useTripAct(token);
  const [isDone, setDone] = useState(false);
  const { errors, formProps } = useCheckedForm(details, readDetails, async (values) => {
    const saved = await run('POST /api/trips/{token}/details', values);
    setDone(saved.isDone);
    return saved.fields;
  });
  return (
    <ActDialog
      title={t.correct}
      description={<p>{t.correctText}</p>}
      submitLabel={t.save}
      pendingLabel={t.saving}
      t={getDialogLabels(t)}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      formProps={formProps}
      done={isDone ? <p>{t.saved}</p> : null}
    >
      <TextField
        label={t.fullName}
        name="customerName"
        autoComplete="name"
        required
        defaultValue={booking.customerName}
        error={errors['customerName']}
      />
      <TextField
        label={t.phoneField}
        name="customerPhone"
        type="tel"
        autoComplete="tel"
        defaultValue={booking.customerPhone ?? ''}
        error={errors['customerPhone']}
      />
      <TextArea
        label={t.requestsField}
        name="specialRequests"
        rows={3}
        defaultValue={booking.specialRequests ?? ''}
        error={errors['specialRequests']}
      />
    </ActDialog>
  );
}

function readDetails(fields: FormData) {
  return {
    customerName: text(fields, 'customerName'),
    customerPhone: textOrNull(fields, 'customerPhone'),
    specialRequests: textOrNull(fields, 'specialRequests'),
  };
}
