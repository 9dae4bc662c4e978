import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { formatFullDay } from '#domain/days.ts';
import { FEATURE_PRICE_CENTS } from '#domain/featuring.ts';
import { formatDollars } from '#domain/money.ts';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form-field.tsx';
import { FeaturePaymentForm } from './feature-payment-form.tsx';
import { refetchFeatured, showAlreadyFeatured } from './refetch-featured.ts';

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
  const price = formatDollars(FEATURE_PRICE_CENTS);
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
          hint={reason ?? hintFor(boat, price)}
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

function hintFor(boat: OperatorBoatView | null, price: string): string {
  const offer = `${price} for 6 months.`;
  return boat?.status === 'draft'
    ? `${offer} Guests see it once the boat is published.`
    : `${offer} Guests see it first thing on our home page.`;
}
