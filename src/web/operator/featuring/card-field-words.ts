import type { CardField } from '#domain/featuring.ts';

/** What browsers and people know the fields by. */
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
