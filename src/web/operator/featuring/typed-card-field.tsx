import type { Ref } from 'react';
import type { CardField } from '#domain/featuring.ts';
import { TextField } from '../../ui/text-field.tsx';
import { cardFieldWords } from './card-field-words.ts';

type TypedCardFieldProps = {
  field: CardField;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  className?: string;
};

/** One field of a card. It has no name and no state, so that nothing on this page can send it along. */
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
