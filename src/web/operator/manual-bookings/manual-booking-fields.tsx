import { LINK_NEEDS_EMAIL } from '#contract/operator/manual-booking-api.ts';
import { bookingSources } from '#domain/bookings/bookings.ts';
import { manualPaymentWays, type ManualPaymentWay } from '#domain/operators/manual-booking.ts';
import type { Day } from '#domain/time/days.ts';
import { languageNames } from '#i18n/languages/languages.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ShipChoice } from '../../shared/trip/ship-choice.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import { RadioChoices } from '../../forms/radio-choices.tsx';
import type { ManualBookingChoice, Choose } from './use-manual-booking.ts';

type FieldsProps = { choice: ManualBookingChoice; choose: Choose; errors: FieldErrors };

export function PaymentFields({
  choice,
  choose,
  errors,
  price,
}: FieldsProps & { price: number | null }) {
  const t = useMessages('operator-manual-bookings');
  const { money } = useFormats();
  const { payment, amount } = choice;
  return (
    <>
      <RadioChoices
        legend={t.howPaid}
        name="payment"
        choices={manualPaymentWays.map((each) => [each, t.payments[each]])}
        value={payment}
        onChange={(chosen) => choose({ payment: chosen })}
        className="flex-wrap gap-x-6"
      />
      {payment === 'link' ? (
        <p className="text-ink-soft">
          {price === null ? t.paysByCard : t.paysAmountByCard(money(price))}
        </p>
      ) : (
        <TextField
          label={t.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount ?? (price === null ? '' : formatDecimalCents(price))}
          onChange={({ target }) => choose({ amount: target.value })}
          hint={t.amountHint}
          error={errors['amountCents']}
        />
      )}
      <TextField
        label={payment === 'link' ? t.linkEmail : t.email}
        name="customerEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        required={payment === 'link'}
        hint={payment === 'link' ? undefined : t.emailHint}
        error={emailError(errors, payment)}
      />
      <LanguageField />
    </>
  );
}

/** Selects the language of mails to the guest; hidden if English is the only one. */
function LanguageField() {
  const t = useMessages('operator-manual-bookings');
  const { languages = [] } = useSiteFacts();
  if (languages.length < 2) return null;
  return (
    <SelectField label={t.language} name="language">
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </SelectField>
  );
}

/** Hides the error that a payment link needs an email address, once another payment method is selected. */
function emailError({ customerEmail }: FieldErrors, payment: ManualPaymentWay): string | undefined {
  return payment !== 'link' && customerEmail === LINK_NEEDS_EMAIL ? undefined : customerEmail;
}

export function ContactFields({ choice, choose, errors, day }: FieldsProps & { day: Day }) {
  const t = useMessages('operator-manual-bookings');
  const labels = useMessages('portal-labels');
  return (
    <>
      <RadioChoices
        legend={t.whereFrom}
        name="source"
        choices={bookingSources.map((each) => [each, t.sources[each]])}
        value={choice.source}
        onChange={(source) => choose({ source })}
        className="flex-wrap gap-x-6"
      />
      <ShipChoice day={day} label={t.ship} none={t.noShip} hint={t.shipHint} />
      <TextField
        label={labels.phoneOptional}
        name="customerPhone"
        type="tel"
        autoComplete="off"
        maxLength={40}
        error={errors['customerPhone']}
      />
      <TextArea
        label={t.requests}
        name="specialRequests"
        rows={2}
        maxLength={2000}
        error={errors['specialRequests']}
      />
    </>
  );
}
