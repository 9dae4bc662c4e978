import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutPayload, type PayoutPayload, type PayoutDetailsView } from '#contract/payout-api.ts';
import { type PayoutMethod, DEFAULT_BANK_COUNTRY } from '#domain/payouts.ts';
import { callEndpoint } from '../../api.ts';
import { type FieldErrors, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/form-field.tsx';
import { payoutDetailsQuery } from '../session/operator-queries.ts';
import { useSaving } from './use-saving.ts';

/** Payout details (spec 5). Only the chosen method's fields are shown. */
export function PayoutForm({ saved }: { saved: PayoutDetailsView | null }) {
  const client = useQueryClient();
  const { isSending, save } = useSaving(async (payload: PayoutPayload) => {
    const details = await callEndpoint('POST /api/payment-details', { payload });
    client.setQueryData(payoutDetailsQuery().queryKey, details);
  }, 'Payment details saved');
  const [method, setMethod] = useState<PayoutMethod | ''>(saved?.payoutMethod ?? '');
  const { errors, formProps } = useCheckedForm(
    payoutPayload,
    (form) => readPayout(form, saved),
    save,
  );
  return (
    <Card>
      <CardTitle>Payment Details</CardTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <SelectField
          label="Payout Method"
          name="payoutMethod"
          required
          value={method}
          onChange={({ target }) => setMethod(target.value as PayoutMethod)}
          error={errors.payoutMethod}
        >
          <option value="">Choose a method</option>
          <option value="paypal">PayPal</option>
          <option value="bank_wire">Bank wire</option>
          <option value="cash">Cash</option>
        </SelectField>
        {method === 'paypal' && (
          <TextField
            label="PayPal Email"
            name="paypalEmail"
            type="email"
            required
            defaultValue={saved?.paypalEmail ?? ''}
            error={errors.paypalEmail}
          />
        )}
        {method === 'bank_wire' && <BankFields saved={saved} errors={errors} />}
        <SelectField
          label="Currency"
          name="currencyPreference"
          defaultValue={saved?.currencyPreference ?? 'USD'}
          error={errors.currencyPreference}
        >
          <option value="USD">USD</option>
          <option value="ANG">ANG / XCG</option>
        </SelectField>
        <TextField
          label="Email for Notifications (optional)"
          name="emailForNotifications"
          type="email"
          defaultValue={saved?.emailForNotifications ?? ''}
          error={errors.emailForNotifications}
        />
        <CheckboxField
          label="I can also be paid in cash"
          name="cashPayoutEnabled"
          defaultChecked={saved?.cashPayoutEnabled ?? false}
        />
        <Button type="submit" isPending={isSending} pendingLabel="Saving...">
          Save Payment Details
        </Button>
      </form>
    </Card>
  );
}

/** The form's values, and for hidden fields the saved ones. */
function readPayout(form: FormData, saved: PayoutDetailsView | null) {
  const { updatedAt: _, ...kept } = saved ?? {};
  return {
    ...kept,
    ...Object.fromEntries(form),
    cashPayoutEnabled: form.has('cashPayoutEnabled'),
  };
}

type BankFieldsProps = { saved: PayoutDetailsView | null; errors: FieldErrors };

function BankFields({ saved, errors }: BankFieldsProps) {
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
