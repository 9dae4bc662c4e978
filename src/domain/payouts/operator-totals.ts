import type { BookingStatus } from '../bookings/bookings.ts';

/**
 * The statuses an operator sees: not held ones, and no unpaid ones that are over. A cancelled booking is
 * listed if it was paid.
 */
export const statusesForOperators = [
  'pending',
  'asked',
  'paid',
  'refunded',
] as const satisfies BookingStatus[];
