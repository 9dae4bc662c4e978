import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import type { CancellationView } from '#contract/admin-refund-api.ts';
import { formatDollars, centsFromTyped } from '#domain/money.ts';
import { keptForOperator, partsOfRefund } from '#domain/refunds.ts';
import { TextField } from '../../ui/form-field.tsx';

type RefundFieldsProps = {
  booking: AdminBookingView;
  input: RefundInput;
  onChange: (input: RefundInput) => void;
  error: string | undefined;
};

/** Refund all, a part or nothing; with the policy, and the split between operator and platform. */
export function RefundFields({ booking, input, onChange, error }: RefundFieldsProps) {
  const { mostCents, policy } = booking.cancellation;
  const labels = { all: `All of it, ${formatDollars(mostCents)}`, part: 'A part', none: 'Nothing' };
  return (
    <fieldset aria-describedby="refund-policy" className="min-w-0">
      <legend className="text-sm font-semibold">Refund to the guest</legend>
      <p id="refund-policy" className="mt-1 text-sm text-ink-soft">
        Refund policy: {policy}
      </p>
      <div className="mt-2 flex flex-col">
        {refundShares.map((share) => (
          <label key={share} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="share"
              value={share}
              checked={input.share === share}
              onChange={() => onChange({ ...input, share })}
              className="size-5 shrink-0 accent-sea"
            />
            {labels[share]}
          </label>
        ))}
      </div>
      {input.share === 'part' && (
        <TextField
          label="Amount (USD)"
          name="refundCents"
          inputMode="decimal"
          autoComplete="off"
          required
          value={input.amount}
          onChange={({ target }) => onChange({ ...input, amount: target.value })}
          hint={`At most ${formatDollars(mostCents)}.`}
          error={error}
          className="mt-2"
        />
      )}
      {input.share !== 'part' && error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p role="status" className="mt-3 text-sm">
        {splitWords(booking, chosenCents(input, mostCents))}
      </p>
    </fieldset>
  );
}

/** The refund's split, and what the operator keeps. */
export function splitWords(booking: AdminBookingView, cents: number | null): string {
  const most = Math.max(booking.cancellation.mostCents, booking.refundOffer.mostCents);
  if (cents === null || cents > most) return '';
  const parts = partsOfRefund(booking, cents);
  const refundedCents = booking.refundedCents + cents;
  const kept = `${formatDollars(keptForOperator({ ...booking, refundedCents }))} stays for the captain.`;
  if (cents === 0) return `Nothing goes back. ${kept}`;
  return `${formatDollars(parts.tripCents)} of the trip’s price and ${formatDollars(parts.feeCents)} of the service fee go back. ${kept}`;
}

const refundShares = ['all', 'part', 'none'] as const;

/** The chosen refund; `amount` is the typed part, in dollars. */
export type RefundInput = { share: (typeof refundShares)[number]; amount: string };

/** The default: what the policy gives. */
export function firstRefund({ mostCents, policyCents }: CancellationView): RefundInput {
  return { share: mostCents > 0 && policyCents === mostCents ? 'all' : 'none', amount: '' };
}

/** The refund in whole cents; null while the typed amount is invalid. */
export function chosenCents({ share, amount }: RefundInput, mostCents: number): number | null {
  if (share === 'none') return 0;
  if (share === 'all') return mostCents;
  const cents = centsFromTyped(amount);
  return cents === 0 ? null : cents;
}
