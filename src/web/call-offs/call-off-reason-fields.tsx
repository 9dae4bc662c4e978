import { chosenReasons } from '#domain/calling-off.ts';
import { SelectField, TextArea } from '../ui/form-field.tsx';
import type { FieldErrors } from '../layout/use-checked-form.ts';
import { callOffReasonNames } from './call-off-words.ts';

/** Why, and what else guests should know. */
export function CallOffReasonFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <SelectField label="Reason" name="reason" required error={errors['reason']}>
        {chosenReasons.map((reason) => (
          <option key={reason} value={reason}>
            {callOffReasonNames[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Note to the guests (optional)"
        name="note"
        rows={3}
        maxLength={500}
        hint="It stands in their mail and on their trip’s page."
        error={errors['note']}
      />
    </>
  );
}
