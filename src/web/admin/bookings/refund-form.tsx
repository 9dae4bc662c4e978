import * as z from 'zod/mini';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { CancellationView, cancelBookingPayload } from '#contract/admin/admin-refund-api.ts';
import type { AdminBookingsMessages } from '#i18n/catalogues/messages.ts';
import { parseTypedCents } from '#domain/money/money.ts';
import { computeOperatorShare, splitRefund } from '#domain/refunds/refunds.ts';
import { isConflict } from '../../api.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { text } from '../../forms/use-checked-form.ts';
import { TextField } from '../../forms/form-field.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm, type MutationForm } from '../../shared/requests/use-mutation-form.ts';
import { adminBookingQuery } from './admin-booking-cache.ts';

type RefundForm = {
  bookingId: string;
  schema: typeof cancelBookingPayload;
  /** The selected amount in cents; null while it is invalid. */
  cents: number | null;
  mostCents: number;
  call: 'POST /api/admin/bookings/{id}/cancel' | 'POST /api/admin/bookings/{id}/refunds';
  doneTitle: string;
  /** Called after a conflict, once the booking has been refetched. */
  onConflict?: () => void;
  onClose: () => void;
};

/** Validates and sends a refund. Errors are shown in the form, which stays open. */
export function useRefundForm(refund: RefundForm) {
  const t = useMessages('admin-bookings');
  const { money } = useFormats();
  const { bookingId, cents: refundCents, mostCents } = refund;
  const mutation = useAdminMutation(refund.call, {
    parts: { id: bookingId },
    invalidates: [adminBookingQuery(bookingId)],
    done: (_, { refundCents: cents }) => ({
      title: refund.doneTitle,
      description: cents > 0 ? t.goesBack(money(cents)) : t.nothingGoesBack,
    }),
    onDone: refund.onClose,
    onError: (error) => isConflict(error) && refund.onConflict?.(),
  });
  return useMutationForm(
    upTo(refund.schema, mostCents, t.mostBack(money(mostCents))),
    mutation,
    (fields) => ({ reason: text(fields, 'reason'), refundCents, mostCents }),
  );
}

function upTo(schema: typeof cancelBookingPayload, mostCents: number, error: string) {
  return schema.check(
    z.refine(({ refundCents }) => refundCents <= mostCents, {
      path: ['refundCents'],
      error,
    }),
  );
}

type RefundFieldsProps = {
  booking: AdminBookingView;
  input: RefundInput;
  onChange: (input: RefundInput) => void;
  form: MutationForm;
};

export function RefundFields({ booking, input, onChange, form }: RefundFieldsProps) {
  const t = useMessages('admin-bookings');
  const { money } = useFormats();
  const { mostCents, policy } = booking.cancellation;
  const error = form.errors['refundCents'];
  const all = t.allOfIt(money(mostCents));
  const labels = { all, part: t.aPart, none: t.nothing };
  return (
    <fieldset aria-describedby="refund-policy" className="min-w-0">
      <legend className="text-sm font-semibold">{t.refundToGuest}</legend>
      <p id="refund-policy" className="mt-1 text-sm text-ink-soft">
        {t.policy(policy)}
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
        <RefundSplit booking={booking} cents={computeRefundCents(input, mostCents)} />
      </div>
    </fieldset>
  );
}

type AmountFieldProps = {
  mostCents: number;
  value: string;
  onChange: (amount: string) => void;
  form: MutationForm;
};

export function AmountField({ mostCents, value, onChange, form }: AmountFieldProps) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const { money } = useFormats();
  return (
    <TextField
      label={labels.amountUsd}
      inputMode="decimal"
      autoComplete="off"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={t.most(money(mostCents))}
      {...form.field('refundCents')}
    />
  );
}

export function RefundSplit({
  booking,
  cents,
}: {
  booking: AdminBookingView;
  cents: number | null;
}) {
  const t = useMessages('admin-bookings');
  const formats = useFormats();
  return (
    <p role="status" className="text-sm">
      {describeSplit(t, formats, booking, cents)}
    </p>
  );
}

function describeSplit(
  t: AdminBookingsMessages,
  { money }: Formats,
  booking: AdminBookingView,
  cents: number | null,
): string {
  const max = Math.max(booking.cancellation.mostCents, booking.refundOffer.mostCents);
  if (cents === null || cents > max) return '';
  const backCents = booking.refundedCents + booking.disputedCents;
  const parts = splitRefund({ ...booking, refundedCents: backCents }, cents);
  const refundedCents = backCents + cents;
  const kept = money(computeOperatorShare({ ...booking, refundedCents }));
  if (cents === 0) return t.splitNone(kept);
  return t.split(money(parts.tripCents), money(parts.feeCents), kept);
}

const refundShares = ['all', 'part', 'none'] as const;

/** The selected refund; `amount` is a partial refund as typed, in dollars. */
export type RefundInput = { share: (typeof refundShares)[number]; amount: string };

/** Returns the default: the policy's refund. */
export function firstRefund({ mostCents, policyCents }: CancellationView): RefundInput {
  return { share: mostCents > 0 && policyCents === mostCents ? 'all' : 'none', amount: '' };
}

/** Returns the refund in whole cents; null while the typed amount is invalid. */
export function computeRefundCents(
  { share, amount }: RefundInput,
  mostCents: number,
): number | null {
  if (share === 'none') return 0;
  if (share === 'all') return mostCents;
  const cents = parseTypedCents(amount);
  return cents === 0 ? null : cents;
}
