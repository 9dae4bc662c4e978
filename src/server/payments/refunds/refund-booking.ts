import type { RefundBookingPayload } from '#contract/admin-refund-api.ts';
import { isUuid } from '#domain/ids.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { decideRefund } from '#domain/refunds.ts';
import { recordAuditEvent, type AuditEvent } from '../../admins/record-audit-event.ts';
import {
  lockBooking,
  recordEvent,
  setStatus,
  type BookingRow,
} from '../../bookings/booking-queries.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { queueMailToBoth } from '../../mail/queue-mail.ts';
import type { Deps } from '../../dependencies.ts';
import { moneyStateOf } from '../../bookings/booking-money.ts';
import { noSuchBooking } from './cancel-booking.ts';
import { oweRefund } from './owe-refund.ts';

type PartialRefund = RefundBookingPayload & {
  bookingId: string;
  by: Pick<AuditEvent, 'admin' | 'address'>;
};

/** Gives a part of what was paid back, or all of it, and leaves the trip as it is. */
export async function refundBooking(
  deps: Deps,
  order: PartialRefund,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  const { bookingId, reason, refundCents: cents, by } = order;
  if (!isUuid(bookingId)) return noSuchBooking;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return noSuchBooking;
    const decided = decideRefund(moneyStateOf(booking), order);
    if (!decided.ok) return decided;
    const at = new Date(deps.now());
    const debt = { cents, reason, decidedBy: by.admin.id, at };
    const owed = await oweRefund(deps, write, booking, debt);
    if (!owed.ok) return owed;
    const { status } = decided.value;
    if (status !== booking.status) await setStatus(write, bookingId, { status });
    await recordRefund(deps, write, booking, order, status);
    const refundId = owed.value;
    const mail = { subjectId: bookingId, kind: 'refund', at, matter: refundId } as const;
    await queueMailToBoth(deps.jobs, write, mail);
    return done(null);
  });
}

async function recordRefund(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  { reason, refundCents: cents, by }: PartialRefund,
  status: BookingRow['status'],
): Promise<void> {
  const at = new Date(deps.now());
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'refund decided',
    actor: by.admin.name,
    facts: { adminId: by.admin.id, reason, cents, status },
  });
  const { refunded_cents: before } = booking;
  await recordAuditEvent(write, {
    ...by,
    at,
    act: 'refund-booking',
    subject: { kind: 'booking', id: booking.id, name: booking.code },
    facts: {
      reason,
      refundCents: cents,
      before: { status: booking.status, refundedCents: before },
      after: { status, refundedCents: before + cents },
    },
  });
}
