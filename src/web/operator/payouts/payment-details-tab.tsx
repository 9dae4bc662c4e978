import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactPayload, type MeView } from '#contract/operator/operator-api.ts';
import {
  payoutPayload,
  type PayoutDetailsView,
  type PayoutPayload,
} from '#contract/operator/payout-api.ts';
import { DEFAULT_BANK_COUNTRY, payoutMethods, type PayoutMethod } from '#domain/payouts/payouts.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { CheckboxField, SelectField, TextField } from '../../forms/form-field.tsx';
import { RebookingSwitch } from '../call-offs/rebooking-switch.tsx';
import { MailLanguage } from '../session/mail-language.tsx';
import { meQuery, payoutDetailsQuery, useOperatorMutation } from '../session/operator-requests.ts';
import { Statement } from './statement.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

export function PaymentDetailsTab({ me }: { me: MeView }) {
  const { data: saved, isPending } = useQuery(payoutDetailsQuery());
  if (isPending) return <LoadingState />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        <PayoutForm key={saved?.updatedAt ?? 'new'} saved={saved ?? null} />
        <ContactForm me={me} />
        <RebookingSwitch me={me} />
        <MailLanguage me={me} />
      </div>
      <Statement />
    </div>
  );
}

/** Edits payout details (spec 5). Shows only the fields of the selected method. */
function PayoutForm({ saved }: { saved: PayoutDetailsView | null }) {
  const t = useMessages('operator-payouts');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const [method, setMethod] = useState<PayoutMethod | ''>(saved?.payoutMethod ?? '');
  const save = useOperatorMutation('POST /api/payment-details', {
    answers: payoutDetailsQuery(),
    done: { title: t.saved },
    failed: actionMessages.saveFailed,
  });
  const { errors, formProps, isPending } = useMutationForm(payoutPayload, save, (form) =>
    readPayout(form, saved),
  );
  const field: FieldOf = (name) => ({
    name,
    defaultValue: saved?.[name] ?? '',
    error: errors[name],
  });
  return (
    <TitledCard title={t.title}>
      <form {...formProps} className="flex flex-col gap-5">
        <MethodField method={method} error={errors.payoutMethod} onChoose={setMethod} />
        {method === 'paypal' && (
          <TextField label={t.paypalEmail} type="email" required {...field('paypalEmail')} />
        )}
        {method === 'bank_wire' && <BankFields saved={saved} field={field} />}
        <SelectField
          label={labels.currency}
          {...field('currencyPreference')}
          defaultValue={saved?.currencyPreference ?? 'USD'}
        >
          <option value="USD">USD</option>
          <option value="ANG">ANG / XCG</option>
        </SelectField>
        <TextField label={t.notificationEmail} type="email" {...field('emailForNotifications')} />
        <CheckboxField
          label={t.alsoCash}
          name="cashPayoutEnabled"
          defaultChecked={saved?.cashPayoutEnabled ?? false}
        />
        <Button type="submit" isPending={isPending} pendingLabel={actionMessages.saving}>
          {t.save}
        </Button>
      </form>
    </TitledCard>
  );
}

type MethodFieldProps = {
  method: PayoutMethod | '';
  error: string | undefined;
  onChoose: (method: PayoutMethod) => void;
};

function MethodField({ method, error, onChoose }: MethodFieldProps) {
  const t = useMessages('operator-payouts');
  return (
    <SelectField
      label={t.method}
      name="payoutMethod"
      required
      value={method}
      onChange={({ target }) => onChoose(target.value as PayoutMethod)}
      error={error}
    >
      <option value="">{t.chooseMethod}</option>
      <Options choices={payoutMethods.map((each) => [each, t.methods[each]])} />
    </SelectField>
  );
}

/** Reads the form. Fields that are hidden keep their saved values. */
function readPayout(form: FormData, saved: PayoutDetailsView | null) {
  const { updatedAt: _, ...kept } = saved ?? {};
  return { ...kept, ...Object.fromEntries(form), cashPayoutEnabled: form.has('cashPayoutEnabled') };
}

/** Returns the attributes of a text field, with its saved value. */
type FieldOf = (name: Exclude<keyof PayoutPayload, 'cashPayoutEnabled'>) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
};

type BankFieldsProps = { saved: PayoutDetailsView | null; field: FieldOf };

function BankFields({ saved, field: fieldOf }: BankFieldsProps) {
  const t = useMessages('operator-payouts');
  const field: typeof fieldOf = (name) => ({ ...fieldOf(name), autoComplete: 'off' });
  return (
    <>
      <TextField label={t.accountHolder} required {...field('accountHolderName')} />
      <TextField label={t.bankName} required {...field('bankName')} />
      <TextField label={t.bankAddress} {...field('bankAddress')} />
      <TextField
        label={t.accountNumber}
        required
        {...field('accountNumber')}
        hint={saved?.accountNumber ? t.numberSaved : t.numberHint}
      />
      <TextField label={t.swift} required {...field('swiftBicCode')} />
      <TextField label={t.routing} {...field('routingNumber')} />
      <TextField
        label={t.bankCountry}
        {...field('bankCountry')}
        defaultValue={saved?.bankCountry ?? DEFAULT_BANK_COUNTRY}
      />
    </>
  );
}

/** Edits the contact that guests with a booking see. */
function ContactForm({ me }: { me: MeView }) {
  const t = useMessages('operator-payouts');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const save = useOperatorMutation('PUT /api/operator/contact', {
    answers: meQuery(),
    done: { title: t.phoneSaved },
    failed: actionMessages.saveFailed,
  });
  const { field, formProps, isPending } = useMutationForm(contactPayload, save);
  return (
    <TitledCard title={t.forGuests}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label={labels.phoneOptional}
          type="tel"
          autoComplete="tel"
          defaultValue={me.phone ?? ''}
          hint={t.phoneHint(me.email)}
          {...field('phone')}
        />
        <Button type="submit" isPending={isPending} pendingLabel={actionMessages.saving}>
          {t.savePhone}
        </Button>
      </form>
    </TitledCard>
  );
}
