import type { Ref } from 'react';
import type { CardField } from '#domain/featuring.ts';
import { TextField } from '../../ui/form-field.tsx';

type TypedCardFieldProps = {
  field: CardField;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  className?: string;
};

/** One field of a card, without name and state, so that no submit on this page can include it. */
export function TypedCardField({ field, error, ref, className }: TypedCardFieldProps) {
  const { label, ...words } = cardFieldWords[field];
  const isDigits = field === 'number' || field === 'expiry' || field === 'cvc';
  return (
    <TextField
      {...words}
      ref={ref}
      label={label}
      error={error}
      required
      maxLength={60}
      inputMode={isDigits ? 'numeric' : 'text'}
      spellCheck={false}
      {...(className && { className })}
    />
  );
}

/** The fields' labels and autofill hints. */
export const cardFieldWords: Readonly<
  Record<CardField, { label: string; autoComplete: string; placeholder?: string }>
> = {
  name: { label: 'Name on Card', autoComplete: 'cc-name' },
  number: {
    label: 'Card Number',
    autoComplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  expiry: { label: 'Expiry (MM/YY)', autoComplete: 'cc-exp', placeholder: 'MM/YY' },
  cvc: { label: 'CVC', autoComplete: 'cc-csc', placeholder: '123' },
  zip: { label: 'ZIP Code', autoComplete: 'billing postal-code' },
};

export type CardFieldErrors = Readonly<Partial<Record<CardField, string>>>;
