import { useId, useState, type ReactNode } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminBookingView, PaymentPageView } from '#contract/admin/admin-booking-api.ts';
import { settleRefundPayload, type RefundView } from '#contract/admin/admin-refund-api.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import type { AdminBookingsMessages, PortalLabelsMessages } from '#i18n/catalogues/messages.ts';
import { computeOperatorShare } from '#domain/refunds/refunds.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { Fact, FactList } from '../layout/opened-entry.tsx';
import { RefundStateBadge } from '../layout/status-badges.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { adminBookingQuery } from './admin-booking-cache.ts';

type BookingMoneyProps = { booking: AdminBookingView; admin: AdminView };

export function BookingMoney({ booking, admin }: BookingMoneyProps) {
  const t = useMessages('admin-bookings');
  const { refunds, payments } = booking;
  return (
    <>
      <MoneyFacts booking={booking} />
      {refunds.length > 0 && (
        <MoneyList title={t.refunds}>
          {refunds.map((refund) => (
            <BookingRefund key={refund.id} refund={refund} bookingId={booking.id} admin={admin} />
          ))}
        </MoneyList>
      )}
      {payments.length > 0 && (
        <MoneyList title={t.paymentPages}>
          {payments.map((page) => (
            <PaymentPage key={page.id} page={page} />
          ))}
        </MoneyList>
      )}
    </>
  );
}

function MoneyFacts({ booking }: { booking: AdminBookingView }) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const { instant, money } = useAdminFormats();
  const { paidAt, tripCents, feeCents, amountCents, refundedCents, paidBy } = booking;
  const { disputedCents } = booking;
  const backCents = refundedCents + disputedCents;
  return (
    <FactList>
      <Fact name={labels.trip}>{money(tripCents)}</Fact>
      <Fact name={t.serviceFee}>{money(feeCents)}</Fact>
      <Fact name={labels.total}>{money(amountCents)}</Fact>
      <Fact name={t.paid}>
        {paidAt === null ? labels.notYet : instant(paidAt)}
        {paidBy !== 'card' && `, ${t.notThroughUs[paidBy]}`}
      </Fact>
      <Fact name={paidBy === 'card' ? t.refunded : t.givenBack}>
        {refundedCents === 0 ? labels.nothing : money(refundedCents)}
      </Fact>
      {disputedCents > 0 && <Fact name={t.disputed}>{money(disputedCents)}</Fact>}
      {paidAt !== null && backCents > 0 && paidBy === 'card' && (
        <Fact name={t.keptForCaptain}>
          {money(computeOperatorShare({ tripCents, feeCents, refundedCents: backCents }))}
        </Fact>
      )}
    </FactList>
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

function BookingRefund({ refund, bookingId, admin }: BookingRefundProps) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const { instant, money } = useAdminFormats();
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{money(refund.cents)}</strong>
          <RefundStateBadge state={refund.state} />
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {t.decided(whoDecided(t, labels, refund), instant(refund.decidedAt), refund.reason)}
        </p>
        {refund.failure && <p className="wrap-anywhere text-danger">{refund.failure}</p>}
        {refund.settled && (
          <p className="wrap-anywhere">
            {t.decided(refund.settled.by, instant(refund.settled.at), refund.settled.reference)}
          </p>
        )}
      </div>
      {refund.state === 'failed' && hasPermission(admin.role, 'send-refund-again') && (
        <FailedRefundActions refund={refund} bookingId={bookingId} />
      )}
    </li>
  );
}

function whoDecided(
  t: AdminBookingsMessages,
  labels: PortalLabelsMessages,
  refund: RefundView,
): string {
  if (refund.isMadeAtProvider) return labels.atProvider;
  return refund.decidedBy ?? t.byItself;
}

type FailedRefundProps = Omit<BookingRefundProps, 'admin'>;

/** Retries the refund at the provider, or records that it was paid in another way. */
function FailedRefundActions({ refund, bookingId }: FailedRefundProps) {
  const t = useMessages('admin-bookings');
  const actionMessages = useMessages('portal-actions');
  const [isSettling, setSettling] = useState(false);
  const sendAgain = useAdminMutation('POST /api/admin/refunds/{id}/again', {
    parts: { id: refund.id },
    invalidates: [adminBookingQuery(bookingId)],
    done: { title: t.refundSentAgain },
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="small"
        isPending={sendAgain.isPending}
        pendingLabel={actionMessages.sending}
        onClick={() => void sendAgain.send()}
      >
        {t.sendRefundAgain}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setSettling(true)}>
        {t.paidBackOtherwise}
      </Button>
      <FormAlert>{sendAgain.problem}</FormAlert>
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

function SettleRefundDialog({ refund, bookingId, onClose }: SettleRefundDialogProps) {
  const t = useMessages('admin-bookings');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const { money } = useAdminFormats();
  const settle = useAdminMutation('POST /api/admin/refunds/{id}/settle', {
    parts: { id: refund.id },
    invalidates: [adminBookingQuery(bookingId)],
    done: { title: t.refundRecorded },
    onDone: onClose,
  });
  const form = useMutationForm(settleRefundPayload, settle);
  return (
    <FormDialog
      form={form}
      title={t.settleTitle(money(refund.cents))}
      description={<p>{t.settleText}</p>}
      isQuestion
      cancelLabel={labels.notYet}
      submitLabel={t.recordPayment}
      pendingLabel={actionMessages.recording}
      onClose={onClose}
    >
      <TextField
        label={labels.reference}
        autoComplete="off"
        required
        maxLength={120}
        hint={t.referenceHint}
        {...form.field('reference')}
      />
    </FormDialog>
  );
}

/** Shows a payment page with the provider's id, for finding the payment at the provider. */
function PaymentPage({ page: { id, amountCents, status, openedAt } }: { page: PaymentPageView }) {
  const t = useMessages('admin-bookings');
  const { instant, money } = useAdminFormats();
  return (
    <li className="py-2">
      <p>
        {money(amountCents)}, {t.pageStatuses[status]}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">{t.pageOpened(instant(openedAt), id)}</p>
    </li>
  );
}
