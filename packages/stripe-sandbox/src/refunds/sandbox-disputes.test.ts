import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readId, createStripeWorld, twoKites, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

const soon = { timeout: 10_000 };

async function waitForDispute(intent: string, status?: string): Promise<Stripe.Dispute> {
  await expect
    .poll(async () => {
      const { data } = await stripe.disputes.list({ payment_intent: intent });
      return status === undefined ? data.length : data[0]?.status;
    }, soon)
    .toBe(status ?? 1);
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  if (!data[0]) throw new Error('no dispute');
  return data[0];
}

/** A payment of $100 that its cardholder disputes. */
async function disputed(method: string): Promise<Stripe.Dispute> {
  const { id } = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: method,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return waitForDispute(id);
}

function listEventTypes(dispute: Stripe.Dispute): string[] {
  return world.application.deliveries
    .filter(({ event }) => (event.data.object as { id?: string }).id === dispute.id)
    .map(({ event }) => event.type);
}

async function listNetAmounts(dispute: Stripe.Dispute): Promise<number[]> {
  const { data } = await stripe.balanceTransactions.list({ source: dispute.id });
  return data.map(({ net }) => net);
}

test('a disputed payment and a fee are withdrawn, and the dispute has a due date for evidence', async () => {
  const dispute = await disputed('pm_card_createDispute');
  expect(dispute).toMatchObject({
    amount: 10_000,
    status: 'needs_response',
    reason: 'fraudulent',
    is_charge_refundable: false,
    evidence_details: { has_evidence: false, submission_count: 0 },
    balance_transactions: [
      {
        type: 'adjustment',
        reporting_category: 'dispute',
        amount: -10_000,
        fee: 1500,
        net: -11_500,
        source: dispute.id,
      },
    ],
  });
  expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created + 7 * 86_400);
  await expect
    .poll(() => listEventTypes(dispute), soon)
    .toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const { charge } = await stripe.disputes.retrieve(dispute.id, { expand: ['charge'] });
  expect(charge).toMatchObject({ disputed: true, refunded: false });
  await expect(
    stripe.refunds.create({ payment_intent: readId(dispute.payment_intent) }),
  ).rejects.toMatchObject({ code: 'charge_disputed' });
});

test('winning evidence can be staged before it is submitted, and returns the money and the fee', async () => {
  const { id } = await disputed('pm_card_createDispute');
  const staged = await stripe.disputes.update(id, {
    evidence: { customer_name: 'Ana Silva', uncategorized_text: 'winning_evidence' },
    metadata: { clerk: 'b' },
    submit: false,
  });
  expect(staged).toMatchObject({
    status: 'needs_response',
    evidence: { customer_name: 'Ana Silva' },
    evidence_details: { has_evidence: true, submission_count: 0 },
    metadata: { clerk: 'b' },
  });
  const submitted = await stripe.disputes.update(id, { submit: true });
  expect(submitted).toMatchObject({
    status: 'under_review',
    evidence_details: { submission_count: 1 },
  });
  const won = await waitForDispute(readId(staged.payment_intent), 'won');
  expect(await listNetAmounts(won)).toEqual([11_500, -11_500]);
  await expect.poll(() => listEventTypes(won), soon).toContain('charge.dispute.closed');
  expect(listEventTypes(won)).toContain('charge.dispute.funds_reinstated');
});

test.each(['pm_card_createDispute', 'pm_card_createDisputeProductNotReceived'])(
  'losing evidence loses a dispute of %s and its money',
  async (method) => {
    const { id, payment_intent: intent } = await disputed(method);
    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } });
    const lost = await waitForDispute(readId(intent), 'lost');
    expect(await listNetAmounts(lost)).toEqual([-11_500]);
    await expect.poll(() => listEventTypes(lost), soon).toContain('charge.dispute.closed');
    expect(listEventTypes(lost)).not.toContain('charge.dispute.funds_reinstated');
    await expect(
      stripe.disputes.update(id, { evidence: { product_description: 'A kite' } }),
    ).rejects.toThrow('already closed');
  },
);

test('evidence that neither wins nor loses leaves the dispute under review, and closing the dispute loses it', async () => {
  const { id } = await disputed('pm_card_createDispute');
  await stripe.disputes.update(id, { evidence: { product_description: 'A kite' } });
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'under_review' });
  expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
  await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
});

test('an unanswered dispute is lost, and an unanswered inquiry is closed', async () => {
  const [dispute, inquiry] = await Promise.all(
    ['pm_card_createDispute', 'pm_card_createDisputeInquiry'].map(disputed),
  );
  world.letPass(11 * 24 * 60);
  const lost = await waitForDispute(readId(dispute?.payment_intent), 'lost');
  expect(lost.evidence_details.past_due).toBe(true);
  await waitForDispute(readId(inquiry?.payment_intent), 'warning_closed');
});

test('an inquiry takes no money, and ends once the payment is refunded', async () => {
  const inquiry = await disputed('pm_card_createDisputeInquiry');
  expect(inquiry).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
    balance_transactions: [],
    payment_method_details: { card: { case_type: 'inquiry' } },
  });
  await stripe.refunds.create({ payment_intent: readId(inquiry.payment_intent) });
  await expect(stripe.disputes.retrieve(inquiry.id)).resolves.toMatchObject({
    status: 'warning_closed',
  });
  await expect
    .poll(() => listEventTypes(inquiry), soon)
    .toEqual(['charge.dispute.created', 'charge.dispute.closed']);
});

test('an inquiry can be escalated to a chargeback', async () => {
  const { id, payment_intent: intent } = await disputed('pm_card_createDisputeInquiry');
  await stripe.disputes.update(id, {
    evidence: { uncategorized_text: 'escalate_inquiry_evidence' },
  });
  const escalated = await waitForDispute(readId(intent), 'needs_response');
  expect(await listNetAmounts(escalated)).toEqual([-11_500]);
});

test('a dispute of a payment on the payment page refuses unknown evidence', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  await world.pay(session, '4000 0000 0000 0259');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  const dispute = await waitForDispute(readId(intent));
  expect(dispute.amount).toBe(17_000);
  await expect(
    stripe.disputes.update(dispute.id, { evidence: { witness: 'me' } as object }),
  ).rejects.toThrow('Received unknown parameter: evidence[witness]');
  await expect(stripe.disputes.retrieve('du_none')).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
