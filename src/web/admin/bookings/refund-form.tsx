import * as z from 'zod/mini';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import type { CancellationView, cancelBookingPayload } from '#contract/admin-refund-api.ts';
import { centsFromTyped, formatDollars } from '#domain/money.ts';
import { keptForOperator, partsOfRefund } from '#domain/refunds.ts';
import { callEndpoint } from '../../api.ts';
import { text } from '../../layout/use-checked-form.ts';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useAdminForm, type AdminFormState } from '../session/use-admin-form.ts';
import { useBookingAction } from './admin-booking-cache.ts';

type RefundForm = {
  bookingId: string;
  schema: typeof cancelBookingPayload;
  /** The chosen amount; null while it is invalid. */
  cents: number | null;
  mostCents: number;
  call: 'POST /api/admin/bookings/{id}/cancel' | 'POST /api/admin/bookings/{id}/refunds';
  /** The toast's title after success. */
  doneTitle: string;
  /** Called when the booking had changed and was refetched. */
  onConflict?: () => void;
  onClose: () => void;
};

/** The form of a refund with its reason. Errors are shown, and the form stays. */
export function useRefundForm(refund: RefundForm) {
  const { bookingId, cents: refundCents, mostCents } = refund;
  const runAction = useBookingAction(bookingId);
  return useAdminForm(
    upTo(refund.schema, mostCents),
    async (payload) => {
      const parts = { id: bookingId };
      await runAction(() => callEndpoint(refund.call, { parts, payload }), refund.onConflict);
      showToast({ title: refund.doneTitle, description: outcomeWords(payload.refundCents) });
      refund.onClose();
    },
    (fields) => ({ reason: text(fields, 'reason'), refundCents, mostCents }),
  );
}

function upTo(schema: typeof cancelBookingPayload, mostCents: number) {
  return schema.check(
    z.refine(({ refundCents }) => refundCents <= mostCents, {
      path: ['refundCents'],
      error: `At most ${formatDollars(mostCents)} can go back to the guest.`,
    }),
  );
}

function outcomeWords(cents: number): string {
  return cents > 0
    ? `${formatDollars(cents)} goes back to the guest. The history says when it is sent.`
    : 'Nothing goes back to the guest.';
}

type RefundFieldsProps = {
  booking: AdminBookingView;
  input: RefundInput;
  onChange: (input: RefundInput) => void;
  form: AdminFormState;
};

/** Refund all, a part or nothing; with the policy, and the split between operator and platform. */
export function RefundFields({ booking, input, onChange, form }: RefundFieldsProps) {
  const { mostCents, policy } = booking.cancellation;
  const error = form.errors['refundCents'];
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
      <div className="mt-2 flex flex-col gap-3">
        {input.share === 'part' && (
          <AmountField
            mostCents={mostCents}
            value={input.amount}
            onChange={(amount) => onChange({ ...input, amount })}
            form={form}
          />
        )}
        {input.share !== 'part' && error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
        <RefundSplit booking={booking} cents={chosenCents(input, mostCents)} />
      </div>
    </fieldset>
  );
}

type AmountFieldProps = {
  mostCents: number;
  value: string;
  onChange: (amount: string) => void;
  form: AdminFormState;
};

export function AmountField({ mostCents, value, onChange, form }: AmountFieldProps) {
  return (
    <TextField
      label="Amount (USD)"
      inputMode="decimal"
      autoComplete="off"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={`At most ${formatDollars(mostCents)}.`}
      {...form.field('refundCents')}
    />
  );
}

/** How a refund divides, and what the operator keeps. */
export function RefundSplit({
  booking,
  cents,
}: {
  booking: AdminBookingView;
  cents: number | null;
}) {
  return (
    <p role="status" className="text-sm">
      {splitWords(booking, cents)}
    </p>
  );
}

function splitWords(booking: AdminBookingView, cents: number | null): string {
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
