import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { CardEntry } from '#contract/pages/page-rendering.ts';
import { listMissingCardFields, type CardField } from '#domain/search/featuring.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes, useFieldWiring } from '../../forms/form-field.tsx';
import { type CardInput, type CardFieldErrors, TypedCardField } from './card-fields.tsx';

const hostedFields = ['number', 'expiry', 'cvc'] as const;
const kinds = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const;
type HostedField = keyof typeof kinds;

type StripeCardFieldsProps = {
  entry: Extract<CardEntry, { kind: 'stripe' }>;
  errors: CardFieldErrors;
  ref: Ref<CardInput>;
};

/** Renders the five fields with Stripe Elements: number, expiry and CVC are in Stripe's iframes. */
export function StripeCardFields({ entry, errors, ref }: StripeCardFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const { stripe, containers, fields, empty } = useHostedFields(entry.publishableKey);
  useImperativeHandle(ref, () => ({
    missing: () => {
      const hosted = Object.fromEntries(
        hostedFields.map((field) => [field, empty.current.has(field) ? '' : 'typed']),
      ) as Record<HostedField, string>;
      const own = { name: name.current?.value ?? '', zip: zip.current?.value ?? '' };
      return listMissingCardFields({ ...hosted, ...own });
    },
    token: async () => {
      const card = fields.current.get('number');
      if (!stripe || !card) throw new Error('Stripe’s card fields have not loaded.');
      const billing_details = {
        name: name.current?.value.trim() ?? '',
        address: { postal_code: zip.current?.value.trim() ?? '' },
      };
      const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
      if (made.error?.type === 'api_connection_error') throw new Error('Stripe did not respond.');
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
          ref={(container) => {
            if (container) containers.current.set(field, container);
            else containers.current.delete(field);
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

/** Renders the container of one Stripe element; Stripe's script associates the label. */
function HostedCardField({ field, error, ref }: HostedCardFieldProps) {
  const t = useMessages('operator-featuring');
  const wiring = useFieldWiring(undefined, undefined, error);
  return (
    <div
      className={classNames('flex min-w-0 flex-col gap-1.5', field === 'number' && 'sm:col-span-3')}
    >
      <label htmlFor={wiring.id} className="text-sm font-semibold">
        {t.cardFields[field]}
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

/** Loads Stripe.js and mounts its elements; `empty` tracks the elements that are not filled in. */
function useHostedFields(publishableKey: string) {
  const [stripe, setStripe] = useState<StripeScript | null>(null);
  const containers = useRef(new Map<HostedField, HTMLElement>());
  const fields = useRef(new Map<HostedField, StripeField>());
  const empty = useRef(new Set<CardField>(hostedFields));
  useEffect(() => {
    let isUnmounted = false;
    const mount = (loaded: StripeScript) => {
      if (isUnmounted) return;
      const elements = loaded.elements();
      for (const [field, container] of containers.current) {
        const made = elements.create(kinds[field], { style: { base: { fontSize: '16px' } } });
        made.mount(container);
        made.on('change', (change) => {
          if (change.empty) empty.current.add(field);
          else empty.current.delete(field);
        });
        fields.current.set(field, made);
      }
      setStripe(loaded);
    };
    // Ignores failures here, because the form reports them on submit.
    loadStripe(publishableKey).then(mount, () => {});
    const made = fields.current;
    return () => {
      isUnmounted = true;
      for (const field of made.values()) field.destroy();
      made.clear();
    };
  }, [publishableKey]);
  return { stripe, containers, fields, empty };
}

/** The part of Stripe.js used here. */
type StripeScript = {
  elements: () => {
    create: (kind: (typeof kinds)[HostedField], style: object) => StripeField;
  };
  createPaymentMethod: (input: {
    type: 'card';
    card: StripeField;
    billing_details: { name: string; address: { postal_code: string } };
  }) => Promise<{ paymentMethod?: { id: string }; error?: { type: string } }>;
};

type StripeField = {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on: (event: 'change', listener: (change: { empty: boolean }) => void) => void;
};

type ScriptPolicy = { createScriptURL: (url: string) => string };
type StripeWindow = {
  Stripe?: (publishableKey: string) => StripeScript;
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
};

/** Stripe.js must be loaded from this URL; self-hosting is not allowed. */
const ADDRESS = 'https://js.stripe.com/v3/';

let loading: Promise<void> | null = null;

/** Loads the script once; retries after a failure. */
async function loadStripe(publishableKey: string): Promise<StripeScript> {
  const page = window as StripeWindow;
  loading ??= addScript(page).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  await loading;
  if (!page.Stripe) throw new Error('Stripe’s script did not define Stripe.');
  return page.Stripe(publishableKey);
}

function addScript(page: StripeWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe’s script could not be loaded.'));
    });
    script.src = trusted(page, ADDRESS);
    document.head.append(script);
  });
}

function trusted(page: StripeWindow, address: string): string {
  const policy = page.trustedTypes?.createPolicy('stripe-script', {
    createScriptURL: (url) => {
      if (url !== ADDRESS) throw new TypeError('The script to load is not Stripe’s.');
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
