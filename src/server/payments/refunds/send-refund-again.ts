import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditEvent } from '../../admins/record-audit-event.ts';
import { lockBooking, recordEvent } from '../../bookings/booking-queries.ts';
import { inTransaction } from '../../database/database.ts';
import { findRefund, lockRefund, setRefund } from '../refund-queries.ts';
import type { Deps } from '../../dependencies.ts';

export const noSuchRefund = refused('not-found', 'There is no such refund.');

/** Has the provider asked once more for a refund that failed. */
export async function sendRefundAgain(
  deps: Deps,
  order: { refundId: string; by: Pick<AuditEvent, 'admin' | 'address'> },
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const { refundId, by } = order;
  const known = isUuid(refundId) ? await findRefund(deps.database, refundId) : null;
  if (!known) return noSuchRefund;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, known.booking_id);
    const refund = await lockRefund(write, refundId);
    if (!booking) return noSuchRefund;
    if (refund.state !== 'failed') {
      return refused('conflict', 'This refund did not fail, so it is not sent again.');
    }
    const at = new Date(deps.now());
    await setRefund(write, refundId, { state: 'due', failure: null, claimed_at: null });
    const facts = { refundId, cents: refund.cents, failure: refund.failure };
    await recordEvent(deps, write, {
      bookingId: booking.id,
      at,
      event: 'refund due',
      actor: by.admin.name,
      facts: { ...facts, adminId: by.admin.id },
    });
    const subject = { kind: 'booking', id: booking.id, name: booking.code };
    await recordAuditEvent(write, { ...by, at, act: 'send-refund-again', subject, facts });
    await deps.jobs.queue(write, 'send-refund', { refundId });
    return done(null);
  });
}
