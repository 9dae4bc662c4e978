import { chosenReasons } from '#domain/trip-changes/calling-off.ts';
import { useMessages } from '../language/use-messages.ts';
import { SelectField, TextArea } from '../../forms/form-field.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';

export function CallOffReasonFields({ errors }: { errors: FieldErrors }) {
  const t = useMessages('portal-call-offs');
  const labels = useMessages('portal-labels');
  return (
    <>
      <SelectField label={labels.reason} name="reason" required error={errors['reason']}>
        {chosenReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t.reasons[reason]}
          </option>
        ))}
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
