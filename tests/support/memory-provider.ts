import {
  PaymentsUnavailable,
  type CardPayments,
  type PaymentSession,
  type RefundAnswer,
} from '../../src/server/outside/card-payments.ts';

type Given = { id: string; refundId: string; cents: number; hasFailed: boolean };
type Payment = { intent: string; cents: number; given: Given[] };

export type MemoryProvider = Pick<CardPayments, 'refundPayment' | 'findRefund'> & {
  /** While true it does not answer. */
  isDown: boolean;
  /** A page of this booking that was paid. */
  paidPage(bookingId: string, cents: number): PaymentSession;
  /** A charge that was taken for something else. */
  takeFor(intent: string, cents: number): void;
  /** A refund that was sent and comes back; null when there is none. */
  sendBack(nth: number): string | null;
  /** All the money that is there. */
  held(): number;
};

/** A payment provider that is only a list: for lives too long to be led over a network. */
export function openMemoryProvider(): MemoryProvider {
  const payments = new Map<string, Payment>();
  let made = 0;
  const take = (intent: string, cents: number) =>
    payments.set(intent, { intent, cents, given: [] });
  const given = () => [...payments.values()].flatMap((payment) => payment.given);
  const provider: MemoryProvider = {
    isDown: false,
    paidPage(bookingId: string, amountCents: number): PaymentSession {
      made += 1;
      take(`pi_${made}`, amountCents);
      return {
        ...{ id: `cs_${made}`, url: null, state: 'paid', bookingId, amountCents },
        ...{ currency: 'usd', paymentIntent: `pi_${made}`, expiresAt: 0 },
      };
    },
    takeFor: take,
    sendBack(nth: number) {
      const sent = given().filter(({ hasFailed }) => !hasFailed);
      const refund = sent[nth % Math.max(1, sent.length)];
      if (!refund) return null;
      refund.hasFailed = true;
      return refund.id;
    },
    held: () => sum([...payments.values()].map(leftOf)),
    async refundPayment({ paymentIntent, cents, refundId }): Promise<RefundAnswer> {
      answering(provider);
      const payment = payments.get(paymentIntent);
      if (!payment) return { state: 'refused', why: 'No such payment.' };
      const earlier = payment.given.find((each) => each.refundId === refundId && !each.hasFailed);
      if (earlier) return { state: 'sent', providerRefund: earlier.id };
      if (cents > leftOf(payment)) return { state: 'refused', why: 'That is more than is left.' };
      made += 1;
      payment.given.push({ id: `re_${made}`, refundId, cents, hasFailed: false });
      return { state: 'sent', providerRefund: `re_${made}` };
    },
    async findRefund(id: string) {
      answering(provider);
      const refund = given().find((each) => each.id === id);
      if (!refund) return null;
      const { refundId, hasFailed } = refund;
      return hasFailed
        ? { state: 'refused', why: 'The bank did not take it.', refundId }
        : { state: 'sent', providerRefund: id, refundId };
    },
  };
  return provider;
}

function leftOf({ cents, given }: Payment): number {
  return cents - sum(given.filter(({ hasFailed }) => !hasFailed).map((each) => each.cents));
}

function answering({ isDown }: MemoryProvider): void {
  if (isDown) throw new PaymentsUnavailable(new Error('It is down on purpose.'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
