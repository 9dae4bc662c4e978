import { Star, Lock } from 'lucide-react';
import { useId, useState, useRef } from 'react';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { CardEntry } from '#contract/pages/page-rendering.ts';
import { MAX_FEATURED } from '#domain/search/featured-turns.ts';
import { FEATURE_PRICE_CENTS, computeFeaturePeriod } from '#domain/search/featuring.ts';
import type { OperatorFeaturingMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import { CheckboxField } from '../../forms/form-field.tsx';
import { type CardInput, PlainCardFields } from './card-fields.tsx';
import { refetchFeatured, showAlreadyFeatured } from './feature-payment-outcome.ts';
import { StripeCardFields } from './stripe-card-fields.tsx';
import { useFeaturePayment } from './use-feature-payment.ts';

type FeaturePanelProps = {
  /** Null until the boat is saved. */
  boat: OperatorBoatView | null;
  onPaid: (boat: OperatorBoatView) => void;
};

/** Buys and renews featuring (spec 2: feature panel). */
export function FeaturePanel({ boat, onPaid }: FeaturePanelProps) {
  const t = useMessages('operator-featuring');
  const { money, fullDay } = useFormats();
  const price = money(FEATURE_PRICE_CENTS);
  const titleId = useId();
  const { cardEntry: entry } = useSiteFacts();
  const [isOpen, setOpen] = useState(false);
  const reason = whyNot(t, boat, Boolean(entry));
  const finish = (paid: OperatorBoatView) => {
    setOpen(false);
    onPaid(paid);
  };
  // Refetches, because the boat may be stale: a payment with an unknown outcome may have succeeded since.
  const open = async () => {
    setOpen(true);
    const featured = boat && (await refetchFeatured(boat));
    if (!boat || !featured) return;
    finish(featured);
    showAlreadyFeatured(t, boat, featured);
  };
  return (
    <section aria-labelledby={titleId} className="mt-8 border-t border-line pt-6">
      <h3 id={titleId} className="flex items-center gap-2 text-lg font-bold">
        <Star aria-hidden="true" className="size-5" />
        {t.title}
      </h3>
      {boat?.featured && boat.featuredEndDate ? (
        <>
          <p className="mt-2">{t.until(fullDay(boat.featuredEndDate))}</p>
          {!isOpen && entry && (
            <Button variant="secondary" className="mt-3" onClick={() => void open()}>
              {t.renewFor(price)}
            </Button>
          )}
        </>
      ) : (
        <CheckboxField
          label={t.feature}
          hint={reason ?? hintFor(t, boat, price)}
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

function whyNot(
  t: OperatorFeaturingMessages,
  boat: OperatorBoatView | null,
  canPay: boolean,
): string | null {
  if (!canPay) return t.cannotPay;
  return boat === null ? t.saveFirst : null;
}

function hintFor(
  t: OperatorFeaturingMessages,
  boat: OperatorBoatView | null,
  price: string,
): string {
  return boat?.status === 'draft' ? t.hintDraft(price) : t.hint(price, MAX_FEATURED);
}

type FeaturePaymentFormProps = {
  boat: OperatorBoatView;
  entry: CardEntry;
  onPaid: (boat: OperatorBoatView) => void;
  onCancel: () => void;
};

/** Takes the payment (spec 2). Card data goes directly to the payment provider. */
function FeaturePaymentForm({ boat, entry, onPaid, onCancel }: FeaturePaymentFormProps) {
  const t = useMessages('operator-featuring');
  const actionMessages = useMessages('portal-actions');
  const { money, fullDay } = useFormats();
  const price = money(FEATURE_PRICE_CENTS);
  const titleId = useId();
  const card = useRef<CardInput>(null);
  const payment = useFeaturePayment(boat, card, onPaid);
  const { isPaying, errors, challengeUrl } = payment;
  const { day: today } = useIslandNow();
  const { until } = computeFeaturePeriod({ today, currentEnd: boat.featuredEndDate });
  return (
    <form
      aria-labelledby={titleId}
      // Uses POST so that a native submit does not put the values into a query string.
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
        {boat.featured ? t.renewBoat(boat.name, price) : t.featureBoat(boat.name, price)}
      </h4>
      <p className="mt-1 text-sm text-ink-soft">{t.term(fullDay(until))}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {entry.kind === 'stripe' ? (
          <StripeCardFields entry={entry} errors={errors} ref={card} />
        ) : (
          <PlainCardFields entry={entry} errors={errors} ref={card} />
        )}
      </div>
      <p className="mt-4 flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t.cardNote}
      </p>
      {challengeUrl === null ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" isPending={isPaying} pendingLabel={t.processing}>
            {boat.featured ? t.renewFor(price) : t.pay(price)}
          </Button>
          <Button variant="ghost" disabled={isPaying} onClick={onCancel}>
            {actionMessages.cancel}
          </Button>
        </div>
      ) : (
        <BankStep challengeUrl={challengeUrl} onLeave={payment.chooseAnotherCard} />
      )}
    </form>
  );
}

/** Links to the bank, because unsaved changes may block the redirect and operators may return from the bank's page. */
function BankStep({ challengeUrl, onLeave }: { challengeUrl: string; onLeave: () => void }) {
  const t = useMessages('operator-featuring');
  return (
    <div className="mt-4">
      <p role="status">{t.bankAsks}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a ref={focus} href={challengeUrl} className={getButtonClasses()}>
          {t.continueAtBank}
        </a>
        <Button variant="ghost" onClick={onLeave}>
          {t.anotherCard}
        </Button>
      </div>
    </div>
  );
}

function focus(link: HTMLElement | null): void {
  link?.focus();
}
