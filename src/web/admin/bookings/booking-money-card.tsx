import { useId, useState, type ReactNode } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView, PaymentPageView } from '#contract/admin-booking-api.ts';
import { settleRefundPayload, type RefundView } from '#contract/admin-refund-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { paidByWords } from '#domain/by-hand.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { FormDialog } from '../layout/admin-forms.tsx';
import { Fact, FactList } from '../layout/opened-entry.tsx';
import { RefundStateBadge } from '../layout/status-badges.tsx';
import { useAdminForm, useAdminMutation } from '../session/use-admin-form.ts';
import { useBookingAction } from './admin-booking-cache.ts';

type BookingMoneyProps = { booking: AdminBookingView; admin: AdminView };

/** The payment, its refunds with their state, and the payment pages. */
export function BookingMoney({ booking, admin }: BookingMoneyProps) {
  const { paidAt, tripCents, feeCents, amountCents, refundedCents, refunds, payments } = booking;
  const { paidBy } = booking;
  return (
    <>
      <FactList>
        <Fact name="Trip">{formatDollars(tripCents)}</Fact>
        <Fact name="Service fee">{formatDollars(feeCents)}</Fact>
        <Fact name="Total">{formatDollars(amountCents)}</Fact>
        <Fact name="Paid">
          {paidAt === null ? 'Not yet' : formatInstant(paidAt)}
          {paidBy !== 'card' && `, ${paidByWords[paidBy]}: no money of the platform`}
        </Fact>
        <Fact name={paidBy === 'card' ? 'Refunded' : 'Given back by the captain'}>
          {refundedCents === 0 ? 'None' : formatDollars(refundedCents)}
        </Fact>
        {paidAt !== null && refundedCents > 0 && paidBy === 'card' && (
          <Fact name="Kept for the captain">
            {formatDollars(keptForOperator({ tripCents, feeCents, refundedCents }))}
          </Fact>
        )}
      </FactList>
      {refunds.length > 0 && (
        <MoneyList title="Refunds">
          {refunds.map((refund) => (
            <BookingRefund key={refund.id} refund={refund} bookingId={booking.id} admin={admin} />
          ))}
        </MoneyList>
      )}
      {payments.length > 0 && (
        <MoneyList title="Payment pages">
          {payments.map((page) => (
            <PaymentPage key={page.id} page={page} />
          ))}
        </MoneyList>
      )}
    </>
  );
}

function MoneyList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

type BookingRefundProps = { refund: RefundView; bookingId: string; admin: AdminView };

/** A refund with its state, and the actions for a failed one. */
function BookingRefund({ refund, bookingId, admin }: BookingRefundProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{formatDollars(refund.cents)}</strong>
          <RefundStateBadge state={refund.state} />
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {whoDecided(refund)}, {formatInstant(refund.decidedAt)}: {refund.reason}
        </p>
        {refund.failure && <p className="wrap-anywhere text-danger">{refund.failure}</p>}
        {refund.settled && (
          <p className="wrap-anywhere">
            {refund.settled.by}, {formatInstant(refund.settled.at)}: {refund.settled.reference}
          </p>
        )}
      </div>
      {refund.state === 'failed' && mayDo(admin.role, 'send-refund-again') && (
        <FailedRefundActions refund={refund} bookingId={bookingId} />
      )}
    </li>
  );
}

function whoDecided({ isMadeAtProvider, decidedBy }: RefundView): string {
  if (isMadeAtProvider) return 'At the payment provider';
  return decidedBy ?? 'Decided by itself';
}

type FailedRefundProps = Omit<BookingRefundProps, 'admin'>;

/** Retry at the provider, or record that it was paid back in another way. */
function FailedRefundActions({ refund, bookingId }: FailedRefundProps) {
  const [isSettling, setSettling] = useState(false);
  const { isPending, problem, act } = useAdminMutation();
  const runAction = useBookingAction(bookingId);
  const sendAgain = async () => {
    const parts = { id: refund.id };
    await runAction(() => callEndpoint('POST /api/admin/refunds/{id}/again', { parts }));
    showToast({ title: 'Refund sent again' });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        pendingLabel="Sending..."
        onClick={() => void act(sendAgain)}
      >
        Send refund again
      </Button>
      <Button variant="secondary" size="small" onClick={() => setSettling(true)}>
        Paid back in another way
      </Button>
      <FormAlert>{problem}</FormAlert>
      {isSettling && (
        <SettleRefundDialog
          refund={refund}
          bookingId={bookingId}
          onClose={() => setSettling(false)}
        />
      )}
    </div>
  );
}

type SettleRefundDialogProps = FailedRefundProps & { onClose: () => void };

/** Records that a failed refund was paid to the guest in another way. */
function SettleRefundDialog({ refund, bookingId, onClose }: SettleRefundDialogProps) {
  const runAction = useBookingAction(bookingId);
  const form = useAdminForm(settleRefundPayload, async (payload) => {
    const call = { parts: { id: refund.id }, payload };
    await runAction(() => callEndpoint('POST /api/admin/refunds/{id}/settle', call));
    showToast({ title: 'Refund recorded' });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={`${formatDollars(refund.cents)} paid back in another way?`}
      description={
        <p>
          Only when the guest has the money: by bank wire, in cash. Nothing more is sent to their
          card. This cannot be undone.
        </p>
      }
      isQuestion
      cancelLabel="Not yet"
      submitLabel="Record payment"
      pendingLabel="Recording..."
      onClose={onClose}
    >
      <TextField
        label="Reference"
        autoComplete="off"
        required
        maxLength={120}
        hint="By which the payment is found: of the bank wire, or who signed for the cash."
        {...form.field('reference')}
      />
    </FormDialog>
  );
}

/** Shown with its id at the provider, to look it up there. */
function PaymentPage({ page: { id, amountCents, status, openedAt } }: { page: PaymentPageView }) {
  return (
    <li className="py-2">
      <p>
        {formatDollars(amountCents)}, {pageStatusNames[status]}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        Opened {formatInstant(openedAt)}: {id}
      </p>
    </li>
  );
}

const pageStatusNames: Readonly<Record<PaymentPageView['status'], string>> = {
  open: 'Open',
  authorised: 'Set aside, not charged',
  released: 'Let go, nothing was charged',
  paid: 'Paid',
  expired: 'Closed, not paid',
  refund_due: 'Paid, goes back',
  refunded: 'Paid and given back',
};
