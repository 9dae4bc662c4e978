import { LockKeyhole } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { checkoutForm, readCustomer } from '#contract/booking-payloads.ts';
import type { RefusedForm } from '#contract/page-rendering.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CheckboxField, TextArea, TextField } from '../ui/form-field.tsx';
import { Notice } from '../booking-widgets/notice.tsx';
import { CustomerFields, InfoPageLink } from './customer-fields.tsx';
import { fillInCustomer, keepCustomer } from './checkout-storage.ts';
import { useCheckedForm } from '../layout/use-checked-form.ts';
import type { Payment } from './use-checkout.ts';

type BookFormProps = {
  payment: Payment;
  /** Whether the trip has a price and can be sold, as far as this page knows. */
  isOffered: boolean;
  /** Where a browser sends the form itself, without scripts or before they run. */
  action: string;
};

export function BookForm({ payment, isOffered, action }: BookFormProps) {
  const { values, fields } = payment.refused ?? nothingSent;
  const { errors, formProps } = useCheckedForm(checkoutForm, readCustomer, payment.pay, fields);
  const { ref, onSubmit } = formProps;
  const isSentByBrowser = payment.refused !== null;
  useEffect(() => {
    if (ref.current && !isSentByBrowser) fillInCustomer(ref.current);
  }, [ref, isSentByBrowser]);
  return (
    <Card>
      <form
        {...formProps}
        action={action}
        onBlur={({ currentTarget }) => keepCustomer(currentTarget)}
        onSubmit={(event) => {
          keepCustomer(event.currentTarget);
          onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        <CardTitle className="mb-0">Your Details</CardTitle>
        <input type="hidden" name="amountCents" value={payment.amountCents} />
        <CustomerFields
          emailHint="Your confirmation is sent here."
          values={values}
          errors={errors}
        />
        <TextField
          label="Phone (optional)"
          name="customerPhone"
          type="tel"
          autoComplete="tel"
          hint="In case your captain needs to reach you on the day."
          defaultValue={values.customerPhone}
          error={errors.customerPhone}
        />
        <TextArea
          label="Special Requests (optional)"
          name="specialRequests"
          rows={3}
          defaultValue={values.specialRequests}
          error={errors.specialRequests}
        />
        <CheckboxField
          name="termsAccepted"
          required
          defaultChecked={values.termsAccepted !== undefined}
          error={errors.termsAccepted}
          label={
            <>
              I accept the <InfoPageLink slug="terms-of-service">Terms of Service</InfoPageLink> and
              the <InfoPageLink slug="privacy-policy">Privacy Policy</InfoPageLink>
            </>
          }
        />
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

/** The trip is booked already: where to see it, and how to book it a second time. */
function BookAgain({ bookedId }: { bookedId: string }) {
  return (
    <div>
      <p>
        Here it is:{' '}
        <Link
          href={`/booking/confirmation?bid=${encodeURIComponent(bookedId)}`}
          className="text-link"
        >
          your booking of this trip
        </Link>
        . If you want more places, book it once more.
      </p>
      <CheckboxField name="again" label="Yes, book this trip once more" />
    </div>
  );
}

const nothingSent: Pick<RefusedForm, 'values' | 'fields'> = { values: {}, fields: {} };

function PayButton({ payment, isOffered }: Pick<BookFormProps, 'payment' | 'isOffered'>) {
  const hintId = useId();
  return (
    <div>
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={!isOffered}
        isPending={payment.isSending}
        pendingLabel="Redirecting to payment..."
        aria-describedby={hintId}
      >
        Continue to payment
      </Button>
      <p
        id={hintId}
        className="mt-2 flex items-center justify-center gap-1.5 text-center text-sm text-ink-soft"
      >
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        You will be redirected to our payment partner.
      </p>
    </div>
  );
}
