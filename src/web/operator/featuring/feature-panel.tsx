import { Star, Lock } from 'lucide-react';
import { useId, useState, useRef } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { CardEntry } from '#contract/page-rendering.ts';
import { formatFullDay } from '#domain/days.ts';
import { MOST_FEATURED } from '#domain/featured-turns.ts';
import { FEATURE_PRICE_CENTS, featurePeriod } from '#domain/featuring.ts';
import { formatDollars } from '#domain/money.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form-field.tsx';
import { type CardInput, PlainCardFields } from './card-fields.tsx';
import { refetchFeatured, showAlreadyFeatured } from './feature-payment-outcome.ts';
import { StripeCardFields } from './stripe-card-fields.tsx';
import { useFeaturePayment } from './use-feature-payment.ts';

const price = formatDollars(FEATURE_PRICE_CENTS);

type FeaturePanelProps = {
  /** Null until it is saved. */
  boat: OperatorBoatView | null;
  onPaid: (boat: OperatorBoatView) => void;
};

/** Buys and renews featuring (spec 2: feature panel). */
export function FeaturePanel({ boat, onPaid }: FeaturePanelProps) {
  const titleId = useId();
  const { cardEntry: entry } = useSiteFacts();
  const [isOpen, setOpen] = useState(false);
  const reason = whyNot(boat, Boolean(entry));
  const finish = (paid: OperatorBoatView) => {
    setOpen(false);
    onPaid(paid);
  };
  // The boat may be stale: a payment with an unknown outcome may have succeeded since.
  const open = async () => {
    setOpen(true);
    const featured = boat && (await refetchFeatured(boat));
    if (!boat || !featured) return;
    finish(featured);
    showAlreadyFeatured(boat, featured);
  };
  return (
    <section aria-labelledby={titleId} className="mt-8 border-t border-line pt-6">
      <h3 id={titleId} className="flex items-center gap-2 text-lg font-bold">
        <Star aria-hidden="true" className="size-5" />
        Featured on the home page
      </h3>
      {boat?.featured && boat.featuredEndDate ? (
        <>
          <p className="mt-2">Featured until {formatFullDay(boat.featuredEndDate)}.</p>
          {!isOpen && entry && (
            <Button variant="secondary" className="mt-3" onClick={() => void open()}>
              Renew for {price}
            </Button>
          )}
        </>
      ) : (
        <CheckboxField
          label="Feature this boat"
          hint={reason ?? hintFor(boat)}
          disabled={reason !== null}
          checked={isOpen}
          onChange={({ target }) => (target.checked ? void open() : setOpen(false))}
          className="mt-2"
        />
      )}
      {isOpen && boat && entry && (
        <FeaturePaymentForm
          boat={boat}
          entry={entry}
          onPaid={finish}
          onCancel={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function whyNot(boat: OperatorBoatView | null, canPay: boolean): string | null {
  if (!canPay) return 'Featuring cannot be paid for at the moment.';
  return boat === null ? 'Save the boat first; then you can have it featured.' : null;
}

const turns = `When more than ${MOST_FEATURED} boats are featured, they take turns by the day.`;

function hintFor(boat: OperatorBoatView | null): string {
  const offer = `${price} for 6 months.`;
  return boat?.status === 'draft'
    ? `${offer} Guests see it once the boat is published.`
    : `${offer} Guests see it first thing on our home page. ${turns}`;
}

type FeaturePaymentFormProps = {
  boat: OperatorBoatView;
  entry: CardEntry;
  onPaid: (boat: OperatorBoatView) => void;
  onCancel: () => void;
};

/** The payment panel (spec 2). Card data goes straight to the payment provider. */
function FeaturePaymentForm({ boat, entry, onPaid, onCancel }: FeaturePaymentFormProps) {
  const titleId = useId();
  const card = useRef<CardInput>(null);
  const payment = useFeaturePayment(boat, card, onPaid);
  const { isPaying, errors, challengeUrl } = payment;
  const { day: today } = useIslandNow();
  const { until } = featurePeriod({ today, currentEnd: boat.featuredEndDate });
  return (
    <form
      aria-labelledby={titleId}
      // Submitted natively, nothing typed must end up in a query string.
      method="post"
      noValidate
      onInput={payment.recheck}
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay(event.currentTarget);
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
        <BankStep challengeUrl={challengeUrl} onLeave={payment.chooseAnotherCard} />
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
        <a ref={focus} href={challengeUrl} className={buttonLook()}>
          Continue at your bank
        </a>
        <Button variant="ghost" onClick={onLeave}>
          Use another card
        </Button>
      </div>
    </div>
  );
}

function focus(link: HTMLElement | null): void {
  link?.focus();
}
