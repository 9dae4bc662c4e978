/** The payment provider, as this product uses it. Amounts are whole cents of US dollars. */
export type CardPayments = {
  /** Opens a hosted payment page. Calling it again with the same key and order gives the same page. */
  openSession(order: PaymentOrder): Promise<PaymentSession>;
  /** The page as the provider knows it now; null when it knows none by that id. */
  findSession(sessionId: string): Promise<PaymentSession | null>;
  /** Closes a page so that it cannot be paid any more, and answers what it is then: it may have been paid meanwhile. */
  closeSession(sessionId: string): Promise<PaymentSession | null>;
  /** Gives a whole payment back. Calling it again gives back nothing more. */
  refundPayment(refund: { paymentIntent: string; key: string }): Promise<{ refundId: string }>;
  /** Prepares a charge; no money moves yet. Calling it again with the same key and order gives the same one. */
  prepareCharge(order: ChargeOrder): Promise<{ id: string }>;
  /** Takes the money of a prepared charge, once however often it is asked. `card` stands for a card that the browser gave the provider. */
  takeCharge(id: string, card: string): Promise<ChargeState>;
  /** Ends a charge that is not taken, and answers what it is then: it may have been taken meanwhile. */
  endCharge(id: string): Promise<ChargeState>;
  /** What a signed message of the provider is about; null when the signature is not the provider's. */
  readMessage(body: string, signature: string): PaymentMessage | null;
};

export type PaymentOrder = {
  key: string;
  bookingId: string;
  title: string;
  details: string;
  lines: { name: string; cents: number }[];
  customerEmail: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
};

export type PaymentSession = {
  id: string;
  url: string | null;
  state: 'open' | 'paid' | 'expired';
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

export type PaymentMessage = { type: string; sessionId: string | null };

/** Said when the provider does not answer: the caller decides what that means for the visitor. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer.', { cause });
  }
}
