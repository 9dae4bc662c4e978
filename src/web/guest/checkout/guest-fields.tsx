import type { ReactNode } from 'react';
import type { RefusedForm } from '#contract/pages/page-rendering.ts';
import { paths } from '#contract/pages/paths.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { TextField } from '../../forms/form-field.tsx';

type GuestFieldsProps = {
  emailHint: string;
  values?: RefusedForm['values'];
  errors: FieldErrors;
};

/** Asks for the name and email address in both booking forms, and submits the language for mails. */
export function GuestFields({ emailHint, values = {}, errors }: GuestFieldsProps) {
  const language = useLanguage();
  const t = useMessages('checkout');
  return (
    <>
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
      <TextField
        id="customerName"
        label={t.fullName}
        name="customerName"
        autoComplete="name"
        required
        defaultValue={values.customerName}
        error={errors.customerName}
      />
      <TextField
        id="customerEmail"
        label={t.email}
        name="customerEmail"
        type="email"
        autoComplete="email"
        required
        hint={emailHint}
        defaultValue={values.customerEmail}
        error={errors.customerEmail}
      />
    </>
  );
}

/** Links to an information page in a new tab, so that the form keeps its values. */
export function InfoPageLink({ slug, children }: { slug: string; children?: ReactNode }) {
  const localizeAddress = useAddress();
  return (
    <a
      href={localizeAddress(paths.info({ slug }))}
      target="_blank"
      rel="noopener"
      className="text-link"
    >
      {children}
    </a>
  );
}
