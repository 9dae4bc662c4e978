import type { BookingStatus } from '../bookings/bookings.ts';

/**
 * Statuses that operators see: excludes held and unpaid expired bookings. A cancelled booking is listed if it was paid.
 */
export const statusesForOperators = [
  'pending',
  'asked',
  'paid',
  'refunded',
] as const satisfies BookingStatus[];
