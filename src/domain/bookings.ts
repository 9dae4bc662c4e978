/**
 * `held`: waiting for the payment page. `pending`: reserved, to be paid by the mailed link. `asked`: the card
 * is good for it, and the operator has yet to say yes. All three end by themselves.
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
 * `ask`: the money is set aside, and the operator is asked. `decline`: the operator said no.
 * `expire`: its time to pay, or to say yes, is over. `abandon`: the visitor left the payment page. `pay-late`: paid when it
 * can be sold no more. `cancel`: called off, and no money goes back. `refund`: called off, and some of what
 * was paid goes back, or all.
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

/** A booking's whole life: what may happen in which state, and what it becomes. All else is refused. */
export const bookingTransitions: Readonly<
  Record<BookingStatus, Partial<Readonly<Record<BookingEvent, BookingStatus>>>>
> = {
  held: { pay: 'paid', ask: 'asked', expire: 'expired', abandon: 'expired' },
  pending: { pay: 'paid', ask: 'asked', expire: 'expired', cancel: 'cancelled' },
  asked: { pay: 'paid', decline: 'cancelled', expire: 'expired', cancel: 'cancelled' },
  // Money that arrives after the seats were given back buys them again if they are still there, else it is refunded.
  expired: { pay: 'paid', 'pay-late': 'refunded' },
  // What was called off is never sold again: money that still arrives for it goes back.
  cancelled: { 'pay-late': 'refunded' },
  paid: { refund: 'refunded', cancel: 'cancelled' },
  refunded: {},
};

/** What a booking becomes by an event; null when the event may not happen to it. */
export function nextStatus(from: BookingStatus, event: BookingEvent): BookingStatus | null {
  return bookingTransitions[from][event] ?? null;
}

/** Of trips that somebody counts on: whoever is still at the payment page may yet go away. */
export const soldStatuses = ['pending', 'asked', 'paid'] as const satisfies BookingStatus[];

export function isSold(status: BookingStatus): boolean {
  return soldStatuses.some((each) => each === status);
}

/** Bookings that take seats (readings: availability and one hull). */
export function takesSeats(status: BookingStatus): boolean {
  return status === 'held' || isSold(status);
}

/** The words of the operator's and the admin's lists. */
export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `wasPaid`: of a booking that was called off, whether its money was kept. */
export function paymentStatusOf(status: BookingStatus, wasPaid = false): PaymentStatus {
  if (status === 'cancelled' && wasPaid) return 'paid';
  if (status === 'asked') return 'pending';
  if (status === 'paid' || status === 'pending' || status === 'refunded') return status;
  return 'unpaid';
}

/** The largest group that the booking form offers (spec 9). */
export const FORM_GROUP_CAP = 20;

/** How a booking came: the checkout flow pays at once; the form flow reserves and pays by link. */
export const bookingFlows = ['checkout', 'form'] as const;
export type BookingFlow = (typeof bookingFlows)[number];
