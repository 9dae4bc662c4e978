import {
  PaymentsUnavailable,
  type CardPayments,
  type DisputeReport,
  type PaymentSession,
  type RefundAnswer,
} from '../../../src/server/platform/gateways/card-payments.ts';

type Given = { id: string; refundId: string | null; cents: number; hasFailed: boolean };
type Payment = { intent: string; cents: number; given: Given[] };

export type MemoryProvider = Pick<
  CardPayments,
  'refundPayment' | 'findRefund' | 'findDispute' | 'findSessionByIntent'
> & {
  /** Simulates an outage. */
  isDown: boolean;
  /** Adds a paid page for a booking. */
  paidPage(bookingId: string, cents: number): PaymentSession;
  /** Adds a charge without a payment page. */
  takeFor(intent: string, cents: number): void;
  /** Makes the bank return a sent refund; returns its id, or null if there is no refund. */
  sendBack(nth: number): string | null;
  /** Refunds a share as in the provider's dashboard; returns null if that is impossible. */
  giveBackByHand(nth: number, share: number): string | null;
  /** Disputes a payment; returns null if its dispute is open or lost. */
  dispute(nth: number): string | null;
  decide(nth: number, status: 'won' | 'lost'): string | null;
  /** Returns the total that the provider holds, in cents. */
  held(): number;
};

/** An in-memory payment provider, for simulations too long for a network. */
export function createMemoryProvider(): MemoryProvider {
  const payments = new Map<string, Payment>();
  const disputes = new Map<string, DisputeReport>();
  const isDisputed = ({ intent }: Payment) =>
    [...disputes.values()].some((each) => each.paymentIntent === intent && each.status !== 'won');
  /** Lists the payments for trips. Payments for features have a UUID in their intent. */
  const listTripPayments = () =>
    [...payments.values()].filter(({ intent }) => /^pi_\d+$/.test(intent));
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
        id: `cs_${made}`,
        url: null,
        state: 'paid',
        bookingId,
        amountCents,
        currency: 'usd',
        paymentIntent: `pi_${made}`,
        expiresAt: 0,
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
    held: () =>
      sum([...payments.values()].map(computeLeft)) +
      sum([...disputes.values()].flatMap(({ moves }) => moves.map(({ cents }) => cents))),
    async refundPayment({ paymentIntent, cents, refundId }): Promise<RefundAnswer> {
      answering(provider);
      const payment = payments.get(paymentIntent);
      if (!payment) return { state: 'refused', why: 'No such payment.' };
      const earlier = payment.given.find((each) => each.refundId === refundId && !each.hasFailed);
      if (earlier) return { state: 'sent', providerRefund: earlier.id };
      if (isDisputed(payment)) return { state: 'refused', why: 'It has been charged back.' };
      if (cents > computeLeft(payment))
        return { state: 'refused', why: 'That is more than is left.' };
      made += 1;
      payment.given.push({ id: `re_${made}`, refundId, cents, hasFailed: false });
      return { state: 'sent', providerRefund: `re_${made}` };
    },
    async findRefund(id: string) {
      answering(provider);
      const refund = given().find((each) => each.id === id);
      if (!refund) return null;
      const { refundId, cents } = refund;
      const payment = [...payments.values()].find((each) => each.given.includes(refund));
      const facts = { refundId, cents, paymentIntent: payment?.intent ?? null };
      return refund.hasFailed
        ? { state: 'refused', why: 'The bank did not take it.', ...facts }
        : { state: 'sent', providerRefund: id, ...facts };
    },
    // Finds no pages, because the simulation settles each page as soon as it is paid.
    findSessionByIntent: async () => null,
    async findDispute(id: string) {
      answering(provider);
      return disputes.get(id) ?? null;
    },
    giveBackByHand(nth: number, share: number) {
      const payment = listTripPayments()[nth % Math.max(1, listTripPayments().length)];
      const cents = payment ? Math.ceil(computeLeft(payment) * share) : 0;
      if (!payment || cents === 0 || isDisputed(payment)) return null;
      made += 1;
      payment.given.push({ id: `re_${made}`, refundId: null, cents, hasFailed: false });
      return `re_${made}`;
    },
    dispute(nth: number) {
      const payment = listTripPayments()[nth % Math.max(1, listTripPayments().length)];
      if (!payment || isDisputed(payment)) return null;
      made += 1;
      const id = `du_${made}`;
      const facts = { paymentIntent: payment.intent, cents: payment.cents, reason: 'fraudulent' };
      const moves = [{ id: `txn_${made}`, cents: 0 - payment.cents }];
      disputes.set(id, { ...facts, id, status: 'needs_response', dueBy: 0, openedAt: 0, moves });
      return id;
    },
    decide(nth: number, status: 'won' | 'lost') {
      const open = [...disputes.values()].filter((each) => each.status === 'needs_response');
      const dispute = open[nth % Math.max(1, open.length)];
      if (!dispute) return null;
      made += 1;
      if (status === 'won') dispute.moves.push({ id: `txn_${made}`, cents: dispute.cents });
      dispute.status = status;
      return dispute.id;
    },
  };
  return provider;
}

function computeLeft({ cents, given }: Payment): number {
  return cents - sum(given.filter(({ hasFailed }) => !hasFailed).map((each) => each.cents));
}

function answering({ isDown }: MemoryProvider): void {
  if (isDown) throw new PaymentsUnavailable(new Error('The simulated provider is down.'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
