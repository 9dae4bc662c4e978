import { useImperativeHandle, useRef, type Ref } from 'react';
import type { CardEntry } from '#contract/pages/page-rendering.ts';
import {
  parseCardExpiry,
  cardFields,
  listMissingCardFields,
  type CardField,
} from '#domain/search/featuring.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextField } from '../../forms/form-field.tsx';

type PlainCardFieldsProps = {
  entry: Extract<CardEntry, { kind: 'plain' }>;
  errors: CardFieldErrors;
  ref: Ref<CardInput>;
};

/** Renders the five card fields on this page, for a provider with a tokenisation API. */
export function PlainCardFields({ entry, errors, ref }: PlainCardFieldsProps) {
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const typed = (): TypedCard => {
    const readValue = (field: CardField) => [field, inputs.current[field]?.value ?? ''];
    return Object.fromEntries(cardFields.map(readValue)) as TypedCard;
  };
  useImperativeHandle(ref, () => ({
    missing: () => listMissingCardFields(typed()),
    token: () => tokenFor(entry, typed()),
  }));
  return cardFields.map((field) => (
    <TypedCardField
      key={field}
      field={field}
      error={errors[field]}
      ref={(input) => {
        inputs.current[field] = input;
      }}
      {...(field === 'name' || field === 'number' ? { className: 'sm:col-span-3' } : {})}
    />
  ));
}

type TypedCardFieldProps = {
  field: CardField;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  className?: string;
};

/** Renders an uncontrolled card field without a name, so that no submit on this page can include it. */
export function TypedCardField({ field, error, ref, className }: TypedCardFieldProps) {
  const t = useMessages('operator-featuring');
  const isDigits = field === 'number' || field === 'expiry' || field === 'cvc';
  return (
    <TextField
      {...cardFieldInputs[field]}
      {...(field === 'expiry' && { placeholder: t.expiryShape })}
      ref={ref}
      label={t.cardFields[field]}
      error={error}
      required
      maxLength={60}
      inputMode={isDigits ? 'numeric' : 'text'}
      spellCheck={false}
      {...(className && { className })}
    />
  );
}

const cardFieldInputs: Readonly<Record<CardField, { autoComplete: string; placeholder?: string }>> =
  {
    name: { autoComplete: 'cc-name' },
    number: { autoComplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
    expiry: { autoComplete: 'cc-exp' },
    cvc: { autoComplete: 'cc-csc', placeholder: '123' },
    zip: { autoComplete: 'billing postal-code' },
  };

export type CardFieldErrors = Readonly<Partial<Record<CardField, string>>>;

/** Card data as typed. It goes to the payment provider only. */
type TypedCard = Readonly<Record<CardField, string>>;

/** The card fields, on this page or in the provider's iframes. */
export type CardInput = {
  missing: () => readonly CardField[];
  /**
   * Resolves to the provider's token for the card; null if the card is declined. Rejects if the provider does not
   * respond.
   */
  token: () => Promise<string | null>;
};

async function tokenFor(
  entry: Extract<CardEntry, { kind: 'plain' }>,
  card: TypedCard,
): Promise<string | null> {
  const expiry = parseCardExpiry(card.expiry);
  if (!expiry) return null;
  const answer = await fetch(`${entry.apiUrl}/v1/payment_methods`, {
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${entry.publishableKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': String(expiry.month),
      'card[exp_year]': String(expiry.year),
      'card[cvc]': card.cvc.trim(),
      'billing_details[name]': card.name.trim(),
      'billing_details[address][postal_code]': card.zip.trim(),
    }),
  });
  if (answer.status >= 500) throw new Error(`The payment provider answered ${answer.status}.`);
  if (!answer.ok) return null;
  return ((await answer.json()) as { id: string }).id;
}
