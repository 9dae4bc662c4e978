import type { ComponentProps } from 'react';
import { FormField, type FieldWords } from './form-field.tsx';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className'>;

export function TextField({ label, hint, error, className, id, ...input }: TextFieldProps) {
  const words = { label, hint, error, ...(className && { className }), ...(id && { id }) };
  return (
    <FormField {...words}>
      {(wiring) => <input {...input} {...wiring} className="control" />}
    </FormField>
  );
}

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ label, hint, error, className, id, rows = 4, ...input }: TextAreaProps) {
  const words = { label, hint, error, ...(className && { className }), ...(id && { id }) };
  return (
    <FormField {...words}>
      {(wiring) => <textarea {...input} {...wiring} rows={rows} className="control resize-y" />}
    </FormField>
  );
}
