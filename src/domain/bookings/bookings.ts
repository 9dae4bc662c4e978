/**
 * `held`: waiting for the payment page. `pending`: reserved, to be paid by the mailed link. `asked`: the payment is
 * authorised and awaits the operator's approval. All three expire.
 */
export const bookingStatuses = [
  'held',
  'pending',
  'asked',
  'paid',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * `ask`: the payment is authorised and the operator's approval requested. `decline`: the operator refused. `expire`:
 * the deadline for payment or approval has passed. `abandon`: the guest left the payment page. `pay-late`: paid after
 * the trip could no longer be sold. `cancel`: cancelled without a refund. `refund`: cancelled with a full or partial
 * refund.
 */
export const bookingEvents = [
  'pay',
  'ask',
  'decline',
  'expire',
  'abandon',
  'pay-late',
  'cancel',
  'refund',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** The booking's state machine: which events are allowed in which status, and where they lead. */
export const bookingTransitions: Readonly<
  Record<BookingStatus, Partial<Readonly<Record<BookingEvent, BookingStatus>>>>
> = {
  held: { pay: 'paid', ask: 'asked', expire: 'expired', abandon: 'expired' },
  pending: { pay: 'paid', ask: 'asked', expire: 'expired', cancel: 'cancelled' },
  asked: { pay: 'paid', decline: 'cancelled', expire: 'expired', cancel: 'cancelled' },
  // A late payment reserves the released seats again if they are free, else it is refunded.
  expired: { pay: 'paid', 'pay-late': 'refunded' },
  // A cancelled booking is never sold again: a late payment is refunded.
  cancelled: { 'pay-late': 'refunded' },
  paid: { refund: 'refunded', cancel: 'cancelled' },
  refunded: {},
};

/** Returns the status after an event; null if the event is not allowed. */
export function getNextStatus(from: BookingStatus, event: BookingEvent): BookingStatus | null {
  return bookingTransitions[from][event] ?? null;
}

/** Statuses of trips that their guests rely on. Excludes `held`: a guest on the payment page may still leave. */
export const soldStatuses = ['pending', 'asked', 'paid'] as const satisfies BookingStatus[];

export function isSold(status: BookingStatus): boolean {
  return soldStatuses.some((each) => each === status);
}

/** Whether bookings in this status have seats reserved. */
export function takesSeats(status: BookingStatus): boolean {
  return status === 'held' || isSold(status);
}

/** Payment status in the operator's and the admin's lists. */
export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `wasPaid`: the booking was paid; if it is cancelled, the payment was not refunded. */
export function computePaymentStatus(status: BookingStatus, wasPaid = false): PaymentStatus {
  if (status === 'cancelled' && wasPaid) return 'paid';
  if (status === 'asked') return 'pending';
  if (status === 'paid' || status === 'pending' || status === 'refunded') return status;
  return 'unpaid';
}

/** Largest group that the booking form offers (spec 9). */
export const FORM_GROUP_CAP = 20;

/** `checkout` pays immediately, `form` reserves and pays by link, `operator` is a manual booking. */
export const bookingFlows = ['checkout', 'form', 'operator'] as const;
export type BookingFlow = (typeof bookingFlows)[number];

/** Origin of a manual booking. */
export const bookingSources = ['walk-in', 'phone', 'hotel'] as const;
export type BookingSource = (typeof bookingSources)[number];

/** `cash` and `elsewhere` are paid to the operator: the platform handles no money. */
export const paidByWays = ['card', 'cash', 'elsewhere'] as const;
export type PaidBy = (typeof paidByWays)[number];
