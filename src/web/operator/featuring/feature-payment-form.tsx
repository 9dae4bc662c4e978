import { Lock } from 'lucide-react';
import { useId, useRef } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { CardEntry } from '#contract/page-rendering.ts';
import { formatFullDay } from '#domain/days.ts';
import { FEATURE_PRICE_CENTS, featurePeriod } from '#domain/featuring.ts';
import { formatDollars } from '#domain/money.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import type { CardInput } from './card-token.ts';
import { PlainCardFields } from './plain-card-fields.tsx';
import { StripeCardFields } from './stripe-card-fields.tsx';
import { useFeaturePayment } from './use-feature-payment.ts';

type FeaturePaymentFormProps = {
  boat: OperatorBoatView;
  entry: CardEntry;
  onPaid: (boat: OperatorBoatView) => void;
  onCancel: () => void;
};

/** The payment panel (spec 2). Card data goes straight to the payment provider. */
export function FeaturePaymentForm({ boat, entry, onPaid, onCancel }: FeaturePaymentFormProps) {
  const titleId = useId();
  const card = useRef<CardInput>(null);
  const { isPaying, errors, challengeUrl, pay, recheck, chooseAnotherCard } = useFeaturePayment(
    boat,
    card,
    onPaid,
  );
  const { day: today } = useIslandNow();
  const price = formatDollars(FEATURE_PRICE_CENTS);
  const { until } = featurePeriod({ today, currentEnd: boat.featuredEndDate });
  return (
    <form
      aria-labelledby={titleId}
      // Submitted natively, nothing typed must end up in a query string.
      method="post"
      noValidate
      onInput={recheck}
      onSubmit={(event) => {
        event.preventDefault();
        void pay(event.currentTarget);
      }}
      className="mt-4 rounded-field border border-line p-4 sm:p-5"
    >
      <h4 id={titleId} className="font-bold">
        {boat.featured ? 'Renew' : 'Feature'} {boat.name} for {price}
      </h4>
      <p className="mt-1 text-sm text-ink-soft">
        Once, for 6 months: until {formatFullDay(until)}. It ends by itself.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {entry.kind === 'stripe' ? (
          <StripeCardFields entry={entry} errors={errors} ref={card} />
        ) : (
          <PlainCardFields entry={entry} errors={errors} ref={card} />
        )}
      </div>
      <p className="mt-4 flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Your card goes straight to our payment provider. We never see its number.
      </p>
      {challengeUrl === null ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" isPending={isPaying} pendingLabel="Processing...">
            {boat.featured ? `Renew for ${price}` : `Pay ${price}`}
          </Button>
          <Button variant="ghost" disabled={isPaying} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <BankStep challengeUrl={challengeUrl} onLeave={chooseAnotherCard} />
      )}
    </form>
  );
}

/** Shown before the redirect to the bank, and to operators who return or save something first. */
function BankStep({ challengeUrl, onLeave }: { challengeUrl: string; onLeave: () => void }) {
  return (
    <div className="mt-4">
      <p role="status">
        Your bank asks you to confirm this payment. If you have changed something else, save it
        first.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a ref={focusOn} href={challengeUrl} className={buttonLook()}>
          Continue at your bank
        </a>
        <Button variant="ghost" onClick={onLeave}>
          Use another card
        </Button>
      </div>
    </div>
  );
}

function focusOn(link: HTMLElement | null): void {
  link?.focus();
}
