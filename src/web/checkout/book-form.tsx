import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { checkoutForm } from '#contract/booking-payloads.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { NeedsScripts } from '../trip/needs-scripts.tsx';
import { Notice } from '../trip/notice.tsx';
import { InfoPageLink } from './info-page-link.tsx';
import { text, textOrNull, useCheckedForm } from '../frame/use-checked-form.ts';
import type { useCheckout } from './use-checkout.ts';

type BookFormProps = { checkout: ReturnType<typeof useCheckout>; isPriced: boolean };

export function BookForm({ checkout, isPriced }: BookFormProps) {
  const { errors, formProps } = useCheckedForm(checkoutForm, readCustomer, checkout.pay);
  return (
    <Card>
      <form {...formProps} className="flex flex-col gap-5">
        <CardTitle className="mb-0">Your Details</CardTitle>
        <NeedsScripts />
        <TextField
          label="Full Name"
          name="customerName"
          autoComplete="name"
          required
          error={errors.customerName}
        />
        <TextField
          label="Email Address"
          name="customerEmail"
          type="email"
          autoComplete="email"
          required
          hint="Your confirmation is sent here."
          error={errors.customerEmail}
        />
        <TextField
          label="Phone (optional)"
          name="customerPhone"
          type="tel"
          autoComplete="tel"
          hint="In case your captain needs to reach you on the day."
          error={errors.customerPhone}
        />
        <TextArea
          label="Special Requests (optional)"
          name="specialRequests"
          rows={3}
          error={errors.specialRequests}
        />
        <CheckboxField
          name="termsAccepted"
          required
          error={errors.termsAccepted}
          label={
            <>
              I accept the <InfoPageLink slug="terms-of-service">Terms of Service</InfoPageLink> and
              the <InfoPageLink slug="privacy-policy">Privacy Policy</InfoPageLink>
            </>
          }
        />
        {checkout.problem && (
          <Notice role="alert">
            <p>{checkout.problem}</p>
          </Notice>
        )}
        <PayButton checkout={checkout} isPriced={isPriced} />
      </form>
    </Card>
  );
}

function PayButton({ checkout, isPriced }: BookFormProps) {
  const isHydrated = useIsHydrated();
  const hintId = useId();
  return (
    <div>
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={!isPriced || !isHydrated}
        isPending={checkout.isSending}
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

function readCustomer(fields: FormData) {
  return {
    customerName: text(fields, 'customerName'),
    customerEmail: text(fields, 'customerEmail'),
    customerPhone: textOrNull(fields, 'customerPhone'),
    specialRequests: textOrNull(fields, 'specialRequests'),
    termsAccepted: fields.has('termsAccepted'),
  };
}
