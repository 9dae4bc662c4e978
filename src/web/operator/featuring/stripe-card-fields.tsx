import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { CardEntry } from '#contract/page-rendering.ts';
import { missingCardFields, type CardField } from '#domain/featuring.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes, useFieldWiring } from '../../ui/form-field.tsx';
import type { CardInput } from './card-token.ts';
import { loadStripe, type StripeField, type StripeScript } from './stripe-script.ts';
import { cardFieldWords, type CardFieldErrors, TypedCardField } from './typed-card-field.tsx';

type HostedField = 'number' | 'expiry' | 'cvc';
const kinds = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const;
const hostedFields = ['number', 'expiry', 'cvc'] as const;

type StripeCardFieldsProps = {
  entry: Extract<CardEntry, { kind: 'stripe' }>;
  errors: CardFieldErrors;
  ref: Ref<CardInput>;
};

/** The five fields with Stripe Elements: number, expiry and CVC are in Stripe's iframes. */
export function StripeCardFields({ entry, errors, ref }: StripeCardFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const { stripe, places, fields, empty } = useHostedFields(entry.publishableKey);
  useImperativeHandle(ref, () => ({
    missing: () => {
      const hosted = Object.fromEntries(
        hostedFields.map((field) => [field, empty.current.has(field) ? '' : 'typed']),
      ) as Record<HostedField, string>;
      const own = { name: name.current?.value ?? '', zip: zip.current?.value ?? '' };
      return missingCardFields({ ...hosted, ...own });
    },
    token: async () => {
      const card = fields.current.get('number');
      if (!stripe || !card) throw new Error('The payment provider’s fields are not there.');
      const billing_details = {
        name: name.current?.value.trim() ?? '',
        address: { postal_code: zip.current?.value.trim() ?? '' },
      };
      const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
      if (made.error?.type === 'api_connection_error') throw new Error('Stripe does not answer.');
      return made.paymentMethod?.id ?? null;
    },
  }));
  return (
    <>
      <TypedCardField field="name" error={errors.name} ref={name} className="sm:col-span-3" />
      {hostedFields.map((field) => (
        <HostedCardField
          key={field}
          field={field}
          error={errors[field]}
          ref={(place) => {
            if (place) places.current.set(field, place);
            else places.current.delete(field);
          }}
        />
      ))}
      <TypedCardField field="zip" error={errors.zip} ref={zip} />
    </>
  );
}

type HostedCardFieldProps = {
  field: HostedField;
  error: string | undefined;
  ref: Ref<HTMLDivElement>;
};

/** The container of one Stripe element; Stripe's script associates the label. */
function HostedCardField({ field, error, ref }: HostedCardFieldProps) {
  const wiring = useFieldWiring(undefined, undefined, error);
  return (
    <div
      className={classNames('flex min-w-0 flex-col gap-1.5', field === 'number' && 'sm:col-span-3')}
    >
      <label htmlFor={wiring.id} className="text-sm font-semibold">
        {cardFieldWords[field].label}
      </label>
      <div
        ref={ref}
        id={wiring.id}
        aria-invalid={wiring['aria-invalid']}
        className="control flex items-center [&>*]:w-full"
      />
      <FieldNotes wiring={wiring} error={error} />
    </div>
  );
}

/** Loads Stripe.js and mounts its elements; `empty` tracks which are not filled in. */
function useHostedFields(publishableKey: string) {
  const [stripe, setStripe] = useState<StripeScript | null>(null);
  const places = useRef(new Map<HostedField, HTMLElement>());
  const fields = useRef(new Map<HostedField, StripeField>());
  const empty = useRef(new Set<CardField>(hostedFields));
  useEffect(() => {
    let isGone = false;
    const put = (loaded: StripeScript) => {
      if (isGone) return;
      const elements = loaded.elements();
      for (const [field, place] of places.current) {
        const made = elements.create(kinds[field], { style: { base: { fontSize: '16px' } } });
        made.mount(place);
        made.on('change', (change) => {
          if (change.empty) empty.current.add(field);
          else empty.current.delete(field);
        });
        fields.current.set(field, made);
      }
      setStripe(loaded);
    };
    // On failure the form reports it on submit.
    loadStripe(publishableKey).then(put, () => {});
    const made = fields.current;
    return () => {
      isGone = true;
      for (const field of made.values()) field.destroy();
      made.clear();
    };
  }, [publishableKey]);
  return { stripe, places, fields, empty };
}
