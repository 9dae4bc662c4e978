import type { AdminBookingView, PaymentPageView } from '#contract/admin-booking-views.ts';
import type { RefundView } from '#contract/admin-refund-views.ts';
import type { AdminView } from '#contract/admin-views.ts';
import { mayDo } from '#domain/admin-acts.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForCaptain } from '#domain/refunds.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Fact, FactList } from '../frame/fact-list.tsx';
import { FormAlert } from '../frame/form-alert.tsx';
import { actOnWhatIs } from '../frame/what-changed.ts';
import { whenWords } from '../frame/when-words.ts';
import { useAdminAct } from '../session/use-admin-form.ts';
import { useNewBooking } from './admin-booking-cache.ts';
import { refundStateNames } from './refund-state-names.ts';

type BookingMoneyProps = { booking: AdminBookingView; admin: AdminView };

/** What was paid, what goes back and how far it is, and where it was paid. */
export function BookingMoney({ booking, admin }: BookingMoneyProps) {
  const { paidAt, tripCents, feeCents, amountCents, refundedCents, refunds, payments } = booking;
  const isKept = paidAt !== null && refundedCents > 0;
  return (
    <>
      <FactList>
        <Fact name="Trip">{formatDollars(tripCents)}</Fact>
        <Fact name="Service fee">{formatDollars(feeCents)}</Fact>
        <Fact name="Total">{formatDollars(amountCents)}</Fact>
        <Fact name="Paid">{paidAt === null ? 'Not yet' : whenWords(paidAt)}</Fact>
        <Fact name="Refunded">{refundedCents === 0 ? 'None' : formatDollars(refundedCents)}</Fact>
        {isKept && (
          <Fact name="Kept for the captain">
            {formatDollars(keptForCaptain({ tripCents, feeCents, refundedCents }))}
          </Fact>
        )}
      </FactList>
      {refunds.length > 0 && (
        <section aria-labelledby="booking-refunds" className="mt-6">
          <h3 id="booking-refunds" className="mb-2 font-semibold">
            Refunds
          </h3>
          <ul className="divide-y divide-line">
            {refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} bookingId={booking.id} admin={admin} />
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && <PaymentPages pages={payments} />}
    </>
  );
}

type RefundProps = { refund: RefundView; bookingId: string; admin: AdminView };

function Refund({ refund, bookingId, admin }: RefundProps) {
  const { isPending, problem, act } = useAdminAct();
  const showBooking = useNewBooking(bookingId);
  const sendAgain = () =>
    act(async () => {
      const parts = { id: refund.id };
      await actOnWhatIs(
        () => callEndpoint('POST /api/admin/refunds/{id}/again', { parts }),
        showBooking,
      );
      await showBooking();
      showToast({ title: 'Refund sent again' });
    });
  const mayBeSent = refund.state === 'failed' && mayDo(admin.role, 'send-refund-again');
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{formatDollars(refund.cents)}</strong>
          <Badge tone={refund.state === 'failed' ? 'danger' : 'plain'}>
            {refundStateNames[refund.state]}
          </Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {refund.decidedBy ?? 'Decided by itself'}, {whenWords(refund.decidedAt)}: {refund.reason}
        </p>
        {refund.failure && <p className="wrap-anywhere text-danger">{refund.failure}</p>}
        <FormAlert>{problem}</FormAlert>
      </div>
      {mayBeSent && (
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="Sending..."
          onClick={() => void sendAgain()}
        >
          Send refund again
        </Button>
      )}
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

/** By their names at the provider, where more is to be read of them. */
function PaymentPages({ pages }: { pages: readonly PaymentPageView[] }) {
  return (
    <section aria-labelledby="booking-payments" className="mt-6">
      <h3 id="booking-payments" className="mb-2 font-semibold">
        Payment pages
      </h3>
      <ul className="divide-y divide-line">
        {pages.map(({ id, amountCents, status, openedAt }) => (
          <li key={id} className="py-2">
            <p>
              {formatDollars(amountCents)}, {pageStatusNames[status]}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              Opened {whenWords(openedAt)}: {id}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
