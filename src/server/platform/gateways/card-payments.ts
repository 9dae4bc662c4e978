import type { Language } from '#i18n/languages/languages.ts';

/** Payment provider. Amounts are whole cents of US dollars. */
export type CardPayments = {
  /** Opens a hosted payment page; idempotent for the same key and order. */
  openSession(order: PaymentOrder): Promise<PaymentSession>;
  /** Returns the page's current state; null if the provider does not know it. */
  findSession(sessionId: string): Promise<PaymentSession | null>;
  /** Returns the page on which a payment was made; null if the payment was made elsewhere. */
  findSessionByIntent(paymentIntent: string): Promise<PaymentSession | null>;
  /** Closes a page and returns its state: it may have been paid in the meantime. */
  closeSession(sessionId: string): Promise<PaymentSession | null>;
  /** Refunds a payment in full or in part, once for each `refundId`. */
  refundPayment(input: RefundInput): Promise<RefundAnswer>;
  /** Returns a refund's state; null if the provider does not know it. */
  findRefund(providerRefund: string): Promise<RefundReport | null>;
  /** Lists provider ids of refunds that we did not issue, by payment or since a time (epoch milliseconds). */
  listForeignRefunds(of: { paymentIntent: string } | { sinceMs: number }): Promise<string[]>;
  /** Returns a dispute or inquiry; null if the provider does not know it. */
  findDispute(id: string): Promise<DisputeReport | null>;
  /** Lists disputes opened since a time (epoch milliseconds). */
  listDisputes(sinceMs: number): Promise<DisputeReport[]>;
  /** Lists our balance transactions since a time (epoch milliseconds), oldest first. */
  listBalanceTransactions(sinceMs: number): Promise<BalanceTransaction[]>;
  /** Prepares a charge without moving money; idempotent for the same key and order. */
  prepareCharge(order: ChargeOrder): Promise<{ id: string }>;
  /**
   * Charges a prepared payment, at most once. `card` is the provider's token for the card; the bank may redirect the
   * cardholder (3-D Secure) and sends them back to `returnUrl`.
   */
  takeCharge(id: string, card: string, returnUrl: string): Promise<Charge>;
  findCharge(id: string): Promise<Charge>;
  /** Cancels an unpaid charge and returns its state: it may have been paid in the meantime. */
  endCharge(id: string): Promise<ChargeState>;
  /** Captures an authorised payment, at most once. */
  capturePayment(payment: { paymentIntent: string; key: string }): Promise<'paid' | 'refused'>;
  /** Releases an authorised payment and returns its state: it may have been captured in the meantime. */
  releasePayment(paymentIntent: string): Promise<'released' | 'paid'>;
  /** Parses a webhook; null if the signature is invalid. */
  readMessage(body: string, signature: string): PaymentMessage | null;
};

export type PaymentOrder = {
  key: string;
  /** Language of the payment page. */
  language: Language;
  bookingId: string;
  title: string;
  details: string;
  lines: { name: string; cents: number }[];
  customerEmail: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Authorises only, to be captured or released later. */
  isSetAside: boolean;
  successUrl: string;
  cancelUrl: string;
};

export type PaymentSession = {
  id: string;
  url: string | null;
  /** `authorised`: not captured yet. */
  state: 'open' | 'authorised' | 'paid' | 'expired';
  bookingId: string | null;
  amountCents: number;
  currency: string;
  paymentIntent: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
};

export type ChargeOrder = {
  key: string;
  amountCents: number;
  title: string;
  /** Metadata, shown in the provider's dashboard. */
  about: Readonly<Record<string, string>>;
};

/** `open`: the provider does not know the outcome yet. */
export type ChargeState = 'paid' | 'refused' | 'open';

export type Charge = {
  state: ChargeState;
  /** 3-D Secure page of the cardholder's bank; null if the bank requires none. */
  challengeUrl: string | null;
};

export type RefundInput = {
  paymentIntent: string;
  cents: number;
  /** Our own id, stored with the provider's refund. */
  refundId: string;
  /** Idempotency key. The provider repeats its answer, even a failure, for a day. */
  key: string;
};

/** `sent`: on its way to the guest's bank. `refused`: no money was returned, and retrying does not help. */
export type RefundAnswer =
  | { state: 'sent'; providerRefund: string }
  | { state: 'refused'; why: string };

/** `refundId` is our own id; null if the refund was issued elsewhere. */
export type RefundReport = RefundAnswer & {
  refundId: string | null;
  paymentIntent: string | null;
  cents: number;
};

/** Balance transaction. Negative amounts leave the balance; the fee is deducted as well. */
export type BalanceTransaction = {
  id: string;
  type: string;
  cents: number;
  feeCents: number;
  paymentIntent: string | null;
  description: string;
  /** Epoch milliseconds. */
  at: number;
};

export type DisputeReport = {
  id: string;
  paymentIntent: string | null;
  cents: number;
  /** Stripe's status: `needs_response`, `under_review`, `won`, `lost`, or its `warning_` form for inquiries. */
  status: string;
  reason: string;
  /** Epoch milliseconds; null when no evidence can be submitted. */
  dueBy: number | null;
  openedAt: number;
  /** Balance movements by id: negative when withdrawn, positive when returned. */
  moves: { id: string; cents: number }[];
};

/** Webhook message; all ids are null if it does not concern us. */
export type PaymentMessage = {
  type: string;
  sessionId: string | null;
  /** The provider's id. */
  providerRefund: string | null;
  /** Payment intent of a charge, or the intent that the message is about. */
  paymentIntent: string | null;
  disputeId: string | null;
};

/** Thrown while the payment provider does not answer; the caller decides what the visitor sees. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
  }
}
