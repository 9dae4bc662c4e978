import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBookingView, PaymentPageView } from '#contract/admin-booking-api.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import { formatInstant } from '../layout/date-formatters.ts';
import { Fact, FactList } from '../layout/fact-list.tsx';
import { BookingRefund } from './booking-refund.tsx';

type BookingMoneyProps = { booking: AdminBookingView; admin: AdminView };

/** The payment, its refunds with their state, and the payment pages. */
export function BookingMoney({ booking, admin }: BookingMoneyProps) {
  const { paidAt, tripCents, feeCents, amountCents, refundedCents, refunds, payments } = booking;
  const isKept = paidAt !== null && refundedCents > 0;
  return (
    <>
      <FactList>
        <Fact name="Trip">{formatDollars(tripCents)}</Fact>
        <Fact name="Service fee">{formatDollars(feeCents)}</Fact>
        <Fact name="Total">{formatDollars(amountCents)}</Fact>
        <Fact name="Paid">{paidAt === null ? 'Not yet' : formatInstant(paidAt)}</Fact>
        <Fact name="Refunded">{refundedCents === 0 ? 'None' : formatDollars(refundedCents)}</Fact>
        {isKept && (
          <Fact name="Kept for the captain">
            {formatDollars(keptForOperator({ tripCents, feeCents, refundedCents }))}
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
              <BookingRefund key={refund.id} refund={refund} bookingId={booking.id} admin={admin} />
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && <PaymentPages pages={payments} />}
    </>
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

/** Listed by their ids at the provider, to look them up there. */
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
              Opened {formatInstant(openedAt)}: {id}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
