import type { Language } from '#i18n/languages/languages.ts';

/** The payment provider, as this product uses it. Amounts are whole cents of US dollars. */
export type CardPayments = {
  /** Opens a hosted payment page. Calling it again with the same key and order gives the same page. */
  openSession(order: PaymentOrder): Promise<PaymentSession>;
  /** The page as the provider knows it now; null when it knows none by that id. */
  findSession(sessionId: string): Promise<PaymentSession | null>;
  /** The page on which a payment was made; null when it was made on none. */
  findSessionOf(paymentIntent: string): Promise<PaymentSession | null>;
  /** Closes a page so that it cannot be paid any more, and answers what it is then: it may have been paid meanwhile. */
  closeSession(sessionId: string): Promise<PaymentSession | null>;
  /** Gives a payment back, or a part of it: once for each `refundId`, however often it is asked. */
  refundPayment(input: RefundInput): Promise<RefundAnswer>;
  /** What became of a refund; null when the provider knows none by that id. */
  findRefund(providerRefund: string): Promise<RefundReport | null>;
  /** Refunds of a payment, or all made since then (epoch milliseconds), by the provider's names; those that somebody else made than we. */
  listForeignRefunds(of: { paymentIntent: string } | { sinceMs: number }): Promise<string[]>;
  /** A payment that the cardholder's bank takes back or asks about; null when the provider knows none by that id. */
  findDispute(id: string): Promise<DisputeReport | null>;
  /** The disputes opened since then. */
  listDisputes(sinceMs: number): Promise<DisputeReport[]>;
  /** The lines of our balance there made since then (epoch milliseconds), oldest first. */
  listProviderLines(sinceMs: number): Promise<ProviderLine[]>;
  /** Prepares a charge; no money moves yet. Calling it again with the same key and order gives the same one. */
  prepareCharge(order: ChargeOrder): Promise<{ id: string }>;
  /** Takes the money of a prepared charge, once however often it is asked. `card` stands for a card that the browser gave the provider; its bank may ask its holder first, and sends them back to `returnUrl`. */
  takeCharge(id: string, card: string, returnUrl: string): Promise<Charge>;
  /** A charge as it is now. */
  findCharge(id: string): Promise<Charge>;
  /** Ends a charge that is not taken, and answers what it is then: it may have been taken meanwhile. */
  endCharge(id: string): Promise<ChargeState>;
  /** Takes the money that a card's bank has set aside for a page, once however often it is asked. */
  capturePayment(payment: { paymentIntent: string; key: string }): Promise<'paid' | 'refused'>;
  /** Releases set-aside money, and answers what became of it: it may have been taken meanwhile. */
  releasePayment(paymentIntent: string): Promise<'released' | 'paid'>;
  /** What a signed message of the provider is about; null when the signature is not the provider's. */
  readMessage(body: string, signature: string): PaymentMessage | null;
};

export type PaymentOrder = {
  key: string;
  /** Of the page. */
  language: Language;
  bookingId: string;
  title: string;
  details: string;
  lines: { name: string; cents: number }[];
  customerEmail: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The card's bank only sets the money aside, until it is captured or released. */
  isSetAside: boolean;
  successUrl: string;
  cancelUrl: string;
};

export type PaymentSession = {
  id: string;
  url: string | null;
  /** `authorised`: paid on the page, and so far only set aside. */
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
  /** Kept with the charge, for whoever looks at it there. */
  about: Readonly<Record<string, string>>;
};

/** `open`: the provider itself does not know yet. */
export type ChargeState = 'paid' | 'refused' | 'open';

export type Charge = {
  state: ChargeState;
  /** Where the card's bank asks its holder (3-D Secure); null when it does not. */
  challengeUrl: string | null;
};

export type RefundInput = {
  paymentIntent: string;
  cents: number;
  /** Our own name for it, which the provider keeps with it. */
  refundId: string;
  /** The provider repeats its answer to a key for a day, failures too. */
  key: string;
};

/** `sent`: it is on its way to the guest's bank. `refused`: nothing was given back, and asking again as it is changes nothing. */
export type RefundAnswer =
  | { state: 'sent'; providerRefund: string }
  | { state: 'refused'; why: string };

/** `refundId` is our own name for it; null when somebody else made it. */
export type RefundReport = RefundAnswer & {
  refundId: string | null;
  paymentIntent: string | null;
  cents: number;
};

/** A line of the provider's account of our balance. Less than nothing leaves it; the fee comes off it too. */
export type ProviderLine = {
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
  /** The provider's word: `needs_response`, `under_review`, `won`, `lost`, or the same of an inquiry. */
  status: string;
  reason: string;
  /** Epoch milliseconds; null when no evidence can be sent. */
  dueBy: number | null;
  openedAt: number;
  /** What the provider has taken for it (less than nothing), and given back, each by its own name. */
  moves: { id: string; cents: number }[];
};

/** What a signed message is about; all null when that is nothing of ours. */
export type PaymentMessage = {
  type: string;
  sessionId: string | null;
  /** By the provider's name. */
  providerRefund: string | null;
  /** Of a charge, or itself. */
  paymentIntent: string | null;
  disputeId: string | null;
};

/** The provider does not answer: the caller decides what that means for the visitor. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
  }
}
