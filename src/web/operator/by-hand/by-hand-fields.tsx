import { LINK_NEEDS_EMAIL } from '#contract/operator/by-hand-api.ts';
import { bookingSources } from '#domain/bookings/bookings.ts';
import { byHandPayments, type ByHandPayment } from '#domain/operators/by-hand.ts';
import type { Day } from '#domain/time/days.ts';
import { languageNames } from '#i18n/languages/languages.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ShipChoice } from '../../shared/trip/ship-choice.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import type { ByHandChoice, Choose } from './use-book-by-hand.ts';

type FieldsProps = { choice: ByHandChoice; choose: Choose; errors: FieldErrors };

export function PaymentFields({
  choice,
  choose,
  errors,
  price,
}: FieldsProps & { price: number | null }) {
  const t = useMessages('operator-by-hand');
  const { money } = useFormats();
  const { payment, amount } = choice;
  return (
    <>
      <Choices
        legend={t.howPaid}
        name="payment"
        values={byHandPayments}
        names={t.payments}
        value={payment}
        onChange={(chosen) => choose({ payment: chosen })}
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
          value={amount ?? (price === null ? '' : decimalFromCents(price))}
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
  const t = useMessages('operator-by-hand');
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

/** Hides the error about the payment link's missing address once another payment is selected. */
function emailError({ customerEmail }: FieldErrors, payment: ByHandPayment): string | undefined {
  return payment !== 'link' && customerEmail === LINK_NEEDS_EMAIL ? undefined : customerEmail;
}

export function ContactFields({ choice, choose, errors, day }: FieldsProps & { day: Day }) {
  const t = useMessages('operator-by-hand');
  const labels = useMessages('portal-labels');
  return (
    <>
      <Choices
        legend={t.whereFrom}
        name="source"
        values={bookingSources}
        names={t.sources}
        value={choice.source}
        onChange={(source) => choose({ source })}
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

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

function Choices<Value extends string>({
  legend,
  name,
  values,
  names,
  ...field
}: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {values.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              value={each}
              checked={field.value === each}
              onChange={() => field.onChange(each)}
              className="size-5 shrink-0 accent-sea"
            />
            <span>{names[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
