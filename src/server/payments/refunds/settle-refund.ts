import { isUuid } from '#domain/ids.ts';
import { refundSettled } from '#domain/ledger.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditEvent } from '../../admins/record-audit-event.ts';
import { lockBooking, recordEvent } from '../../bookings/booking-queries.ts';
import { inTransaction } from '../../database/database.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import { closeUnwantedPage } from '../close-unwanted-page.ts';
import { findRefund, lockRefund, setRefund } from '../refund-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { noSuchRefund } from './send-refund-again.ts';

/** Writes down that a refund which the provider could not make was paid to the guest in another way. */
export async function settleRefund(
  deps: Deps,
  order: { refundId: string; reference: string; by: Pick<AuditEvent, 'admin' | 'address'> },
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const { refundId, reference, by } = order;
  const known = isUuid(refundId) ? await findRefund(deps.database, refundId) : null;
  if (!known) return noSuchRefund;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, known.booking_id);
    const refund = await lockRefund(write, refundId);
    if (!booking) return noSuchRefund;
    if (refund.state !== 'failed') {
      return refused('conflict', 'This refund did not fail, so it is not paid in another way.');
    }
    const at = new Date(deps.now());
    const { cents, failure } = refund;
    await setRefund(write, refundId, {
      ...{ state: 'settled', settled_reference: reference, settled_at: at },
      settled_by: by.admin.id,
    });
    await postEntry(write, refundSettled({ bookingId: booking.id, refundId, cents }), at);
    await closeUnwantedPage(write, refund, booking);
    await recordEvent(deps, write, {
      ...{ bookingId: booking.id, at, event: 'refund settled', actor: by.admin.name },
      facts: { refundId, cents, reference, adminId: by.admin.id },
    });
    const subject = { kind: 'booking', id: booking.id, name: booking.code };
    const facts = { refundId, cents, reference, failure };
    await recordAuditEvent(write, { ...by, at, act: 'settle-refund', subject, facts });
    return done(null);
  });
}
