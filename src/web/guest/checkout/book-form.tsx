import { LockKeyhole } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { checkoutForm, readGuest } from '#contract/public/booking-payloads.ts';
import type { RefusedForm } from '#contract/pages/page-rendering.ts';
import { paths } from '#contract/pages/paths.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CheckboxField, TextArea, TextField } from '../../forms/form-field.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import { GuestFields, InfoPageLink } from './guest-fields.tsx';
import { fillInGuest, storeGuest } from './checkout-storage.ts';
import { LazyErrorSummary } from './lazy-error-summary.tsx';
import { useCheckedForm, type FieldErrors } from '../../forms/use-checked-form.ts';
import type { Payment } from './use-checkout.ts';

type BookFormProps = {
  payment: Payment;
  /** True if the trip has a price and is available according to this page's data. */
  isOffered: boolean;
  /** The URL to which the browser submits the form without JavaScript or before hydration. */
  action: string;
};

export function BookForm({ payment, isOffered, action }: BookFormProps) {
  const t = useMessages('checkout');
  const { values, fields } = payment.refused ?? nothingSent;
  const { errors, formProps } = useCheckedForm(checkoutForm, readGuest, payment.pay, fields);
  const { ref, onSubmit } = formProps;
  const isSentByBrowser = payment.refused !== null;
  useEffect(() => {
    if (ref.current && !isSentByBrowser) fillInGuest(ref.current);
  }, [ref, isSentByBrowser]);
  return (
    <Card>
      <form
        {...formProps}
        action={action}
        onBlur={({ currentTarget }) => storeGuest(currentTarget)}
        onSubmit={(event) => {
          storeGuest(event.currentTarget);
          onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        <CardTitle className="mb-0">{t.yourDetails}</CardTitle>
        <input type="hidden" name="amountCents" value={payment.amountCents} />
        <InvalidFields errors={errors} />
        <GuestFields emailHint={t.emailHint} values={values} errors={errors} />
        <TextField
          id="customerPhone"
          label={t.phone}
          name="customerPhone"
          type="tel"
          autoComplete="tel"
          hint={t.phoneHint}
          defaultValue={values.customerPhone}
          error={errors.customerPhone}
        />
        <TextArea
          id="specialRequests"
          label={t.requests}
          name="specialRequests"
          rows={3}
          defaultValue={values.specialRequests}
          error={errors.specialRequests}
        />
        <TermsField isAccepted={values.termsAccepted !== undefined} error={errors.termsAccepted} />
        {payment.problem && (
          <Notice role="alert">
            <p>{payment.problem}</p>
          </Notice>
        )}
        {payment.bookedId && <BookAgain bookedId={payment.bookedId} />}
        <PayButton payment={payment} isOffered={isOffered} />
      </form>
    </Card>
  );
}

function InvalidFields({ errors }: { errors: FieldErrors }) {
  const t = useMessages('checkout');
  const fields = [
    ['customerName', t.fullName],
    ['customerEmail', t.email],
    ['customerPhone', t.phone],
    ['specialRequests', t.requests],
    ['termsAccepted', t.terms],
  ] as const;
  return <LazyErrorSummary title={t.checkThese} errors={errors} fields={fields} />;
}

function TermsField({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const t = useMessages('checkout');
  return (
    <CheckboxField
      id="termsAccepted"
      name="termsAccepted"
      required
      defaultChecked={isAccepted}
      error={error}
      label={renderRichMessage(t.acceptTerms, {
        terms: <InfoPageLink slug="terms-of-service" />,
        privacy: <InfoPageLink slug="privacy-policy" />,
      })}
    />
  );
}

function BookAgain({ bookedId }: { bookedId: string }) {
  const t = useMessages('checkout');
  const address = paths.confirmation({ bid: bookedId });
  return (
    <div>
      <p>
        {renderRichMessage(t.bookedAlready, {
          booking: <Link href={address} className="text-link" />,
        })}
      </p>
      <CheckboxField name="again" label={t.bookAgain} />
    </div>
  );
}

const nothingSent: Pick<RefusedForm, 'values' | 'fields'> = { values: {}, fields: {} };

function PayButton({ payment, isOffered }: Pick<BookFormProps, 'payment' | 'isOffered'>) {
  const t = useMessages('checkout');
  const hintId = useId();
  return (
    <div>
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={!isOffered}
        isPending={payment.isSending}
        pendingLabel={t.redirecting}
        aria-describedby={hintId}
      >
        {t.toPayment}
      </Button>
      <p id={hintId} className="mt-2 text-center text-sm text-balance text-ink-soft">
        <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.2em]" />
        {t.partner}
      </p>
    </div>
  );
}
