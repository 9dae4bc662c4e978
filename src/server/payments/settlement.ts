/** What a payment page has come to. */
export type Settlement =
  | { state: 'paid'; bookingId: string }
  | { state: 'refunded'; bookingId: string }
  /** Set aside: the captain is asked. */
  | { state: 'asked'; bookingId: string }
  | { state: 'open' | 'expired'; bookingId: string | null }
  | { state: 'unknown' };
