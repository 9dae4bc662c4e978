import { useImperativeHandle, useRef, type Ref } from 'react';
import type { CardEntry } from '#contract/page-rendering.ts';
import { cardFields, missingCardFields, type CardField } from '#domain/featuring.ts';
import { tokenFor, type CardInput, type TypedCard } from './card-token.ts';
import { type CardFieldErrors, TypedCardField } from './typed-card-field.tsx';

type PlainCardFieldsProps = {
  entry: Extract<CardEntry, { kind: 'plain' }>;
  errors: CardFieldErrors;
  ref: Ref<CardInput>;
};

/** The five fields on this page, for a provider with a tokenisation API. */
export function PlainCardFields({ entry, errors, ref }: PlainCardFieldsProps) {
  const inputs = useRef(new Map<CardField, HTMLInputElement>());
  const typed = (): TypedCard => {
    const valueOf = (field: CardField) => [field, inputs.current.get(field)?.value ?? ''];
    return Object.fromEntries(cardFields.map(valueOf)) as TypedCard;
  };
  useImperativeHandle(ref, () => ({
    missing: () => missingCardFields(typed()),
    token: () => tokenFor(entry, typed()),
  }));
  return cardFields.map((field) => (
    <TypedCardField
      key={field}
      field={field}
      error={errors[field]}
      ref={(input) => {
        if (input) inputs.current.set(field, input);
        else inputs.current.delete(field);
      }}
      {...(field === 'name' || field === 'number' ? { className: 'sm:col-span-3' } : {})}
    />
  ));
}
