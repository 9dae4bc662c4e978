import type { BookingRow } from '../bookings/booking-queries.ts';
import type { Write } from '../database/database.ts';
import { findSession, setSession } from './payment-queries.ts';
import type { RefundRow } from './refund-queries.ts';

/** A payment that could not be kept has gone back: its page says so, and a booking that never stood, too. */
export async function closeUnwantedPage(
  write: Write,
  refund: Pick<RefundRow, 'session_id' | 'cents'>,
  booking: BookingRow,
): Promise<void> {
  const page = await findSession(write, refund.session_id);
  if (page?.status !== 'refund_due') return;
  await setSession(write, page.id, { status: 'refunded' });
  // A booking that never stood: what was paid for it came too late.
  if (booking.status !== 'refunded' || booking.paid_at !== null) return;
  await write
    .updateTable('bookings')
    .set({ refunded_cents: Math.min(refund.cents, booking.amount_cents) })
    .where('id', '=', booking.id)
    .execute();
}
