import type { PayoutDetailsView } from '#contract/payout-api.ts';
import { DEFAULT_BANK_COUNTRY } from '#domain/payouts.ts';
import type { FieldErrors } from '../../layout/form-errors.ts';
import { TextField } from '../../ui/text-field.tsx';

type BankFieldsProps = { saved: PayoutDetailsView | null; errors: FieldErrors };

export function BankFields({ saved, errors }: BankFieldsProps) {
  const field = (name: BankField) => ({
    name,
    defaultValue: saved?.[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField label="Account Holder Name" required {...field('accountHolderName')} />
      <TextField label="Bank Name" required {...field('bankName')} />
      <TextField label="Bank Address (optional)" {...field('bankAddress')} />
      <TextField
        label="Account Number"
        required
        {...field('accountNumber')}
        hint={
          saved?.accountNumber
            ? 'Only its end is shown. Type a new number to change it.'
            : 'Kept encrypted. Once saved, only its end is shown.'
        }
      />
      <TextField label="SWIFT/BIC Code" required {...field('swiftBicCode')} />
      <TextField label="Routing Number (optional)" {...field('routingNumber')} />
      <TextField
        label="Bank Country"
        {...field('bankCountry')}
        defaultValue={saved?.bankCountry ?? DEFAULT_BANK_COUNTRY}
      />
    </>
  );
}

type BankField =
  | 'accountHolderName'
  | 'bankName'
  | 'bankAddress'
  | 'accountNumber'
  | 'swiftBicCode'
  | 'routingNumber'
  | 'bankCountry';
