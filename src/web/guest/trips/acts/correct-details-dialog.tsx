import * as z from 'zod/mini';
import { useState } from 'react';
import { correctTripPayload } from '#contract/public/trip-api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import { text, textOrNull, useCheckedForm } from '../../../forms/use-checked-form.ts';
import { TextArea, TextField } from '../../../forms/form-field.tsx';
import { useTripAction, type ActProps } from './use-trip-action.ts';

const details = z.omit(correctTripPayload, { requestKey: true });

export function CorrectDetailsDialog({ trip: { booking }, token, onClose }: ActProps) {
  const t = useMessages('trip');
  const { run, ...shown } = useTripAction(token);
  const [isDone, setDone] = useState(false);
  const { field, formProps } = useCheckedForm(details, readDetails, async (values) => {
    const saved = await run('POST /api/trips/{token}/details', values);
    setDone(saved.isDone);
    return saved.fields;
  });
  return (
    <ConfirmDialog
      title={t.correct}
      description={<p>{t.correctText}</p>}
      submitLabel={t.save}
      pendingLabel={t.saving}
      cancelLabel={t.goBack}
      doneLabel={t.done}
      {...shown}
      onClose={onClose}
      formProps={formProps}
      done={isDone ? <p>{t.saved}</p> : null}
    >
      <TextField
        label={t.fullName}
        autoComplete="name"
        required
        defaultValue={booking.customerName}
        {...field('customerName')}
      />
      <TextField
        label={t.phoneField}
        type="tel"
        autoComplete="tel"
        defaultValue={booking.customerPhone ?? ''}
        {...field('customerPhone')}
      />
      <TextArea
        label={t.requestsField}
        rows={3}
        defaultValue={booking.specialRequests ?? ''}
        {...field('specialRequests')}
      />
    </ConfirmDialog>
  );
}

function readDetails(fields: FormData) {
  return {
    customerName: text(fields, 'customerName'),
    customerPhone: textOrNull(fields, 'customerPhone'),
    specialRequests: textOrNull(fields, 'specialRequests'),
  };
}
