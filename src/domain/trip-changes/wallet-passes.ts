import type { BookingStatus } from '../bookings/bookings.ts';
import type { Day } from '../time/days.ts';

/** Phone wallets that store passes. */
export const walletNames = ['apple', 'google'] as const;
export type WalletName = (typeof walletNames)[number];

/** Whether a guest can add a trip to a wallet: it is paid and not over. */
export function isPassOffered({ status, end }: { status: BookingStatus; end: Day }, today: Day) {
  return status === 'paid' && end >= today;
}

/**
 * `calledOff`: the guest has yet to choose another trip or a refund. `transferred`: the trip belongs to another guest
 * now, so the pass shows no details of it.
 */
export type PassState = 'valid' | 'calledOff' | 'cancelled' | 'transferred';

export function computePassState(
  pass: { madeAt: Date },
  booking: { status: BookingStatus; handedOverAt: Date | null; hasOpenOffer: boolean },
): PassState {
  if (booking.handedOverAt !== null && pass.madeAt < booking.handedOverAt) return 'transferred';
  if (booking.status !== 'paid') return 'cancelled';
  return booking.hasOpenOffer ? 'calledOff' : 'valid';
}
