import type { PaidMoney } from '#domain/refunds.ts';
import type { BookingRow } from './booking-queries.ts';

/** A booking's money, as the rules of refunds want to know it. */
export function moneyOf(
  booking: Pick<BookingRow, 'trip_cents' | 'fee_cents' | 'refunded_cents' | 'disputed_cents'>,
): PaidMoney {
  return {
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
    // What a bank has taken back counts as gone back, as long as it has it.
    refundedCents: booking.refunded_cents + booking.disputed_cents,
  };
}

/** The same, with how the booking stands. */
export function moneyStateOf(
  booking: Parameters<typeof moneyOf>[0] & Pick<BookingRow, 'status' | 'paid_at'>,
) {
  return {
    ...moneyOf(booking),
    status: booking.status,
    wasPaid: booking.paid_at !== null,
    isDisputed: booking.disputed_cents > 0,
  };
}
