import { selectableReasons } from '#domain/trip-changes/calling-off.ts';
import { useMessages } from '../language/use-messages.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextArea } from '../../forms/form-field.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';

export function CallOffReasonFields({ errors }: { errors: FieldErrors }) {
  const t = useMessages('portal-call-offs');
  const labels = useMessages('portal-labels');
  return (
    <>
      <SelectField label={labels.reason} name="reason" required error={errors['reason']}>
        <Options choices={selectableReasons.map((reason) => [reason, t.reasons[reason]])} />
      </SelectField>
      <TextArea
        label={t.note}
        name="note"
        rows={3}
        maxLength={500}
        hint={t.noteHint}
        error={errors['note']}
      />
    </>
  );
}
