import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { FeaturePaymentView } from '#contract/operator/boats/operator-boat-api.ts';
import { FEATURE_PAYMENT_FAILED, computeFeaturePeriod } from '#domain/search/featuring.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  createBoatActs,
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  operatorToFeature,
  chargesFor,
  featuredIds,
  letChallengeRunOut,
  letMinutesPass,
  listFeaturePayments,
  today,
  createCardToken,
  type FeaturingOperator,
} from '../../support/worlds/operators/feature-world.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { cards } from '../../support/providers/payment-provider.ts';
import { reconcile } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterEach(() => world.provider.calm());
afterAll(() => world.close());

/** An operator whose card requires a challenge. */
async function operatorWhoIsAsked(requestKey: string = randomUUID()) {
  const operator = await operatorToFeature(world);
  const paymentMethod = await createCardToken(world, cards.asksForAuthentication);
  const input = { requestKey, paymentMethod };
  const answer = await operator.pay(input);
  return { ...operator, input, answer, challengeUrl: challengeIn(answer.body) };
}

function challengeIn(body: unknown): string {
  return (body as { challengeUrl: string }).challengeUrl;
}

/** Answers the challenge on the bank's page; returns the URL that the bank redirects the operator to. */
async function answerBank(challengeUrl: string, answer: 'complete' | 'fail'): Promise<URL> {
  const body = new URLSearchParams({ answer });
  const sent = await fetch(challengeUrl, { method: 'POST', body, redirect: 'manual' });
  return new URL(sent.headers.get('location') ?? '', world.baseUrl);
}

/** Requests the payment's outcome, as the dashboard does after the bank's redirect. */
function askOutcome({ token }: FeaturingOperator, back: URL) {
  const id = back.searchParams.get('boat') ?? '';
  const requestKey = back.searchParams.get('payment') ?? '';
  const parts = { id, requestKey };
  return call<FeaturePaymentView>(world.baseUrl, 'featurePayment', { token, parts });
}

async function expectFeaturedOnce({ boat, email, read }: FeaturingOperator): Promise<void> {
  const { until } = computeFeaturePeriod({ today: today(), currentEnd: null });
  expect(await read()).toMatchObject({ featured: true, featuredEndDate: until });
  expect(await chargesFor(world, boat)).toHaveLength(1);
  const receipts = async () =>
    (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith('Receipt'));
  await expect.poll(receipts).toHaveLength(1);
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
}

async function expectNothingCharged({ boat, read }: FeaturingOperator): Promise<void> {
  expect((await read()).featured).toBe(false);
  expect(await featuredIds(world)).not.toContain(boat.id);
  expect(await chargesFor(world, boat)).toEqual([]);
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
}

async function reconcileMinutesLater(): Promise<void> {
  await letMinutesPass(world);
  await reconcile(world);
}

async function intentOf({ boat }: FeaturingOperator) {
  const [payment] = await listFeaturePayments(world, boat);
  return world.provider.stripe.paymentIntents.retrieve(payment?.payment_intent ?? '');
}

describe('an operator whose bank requires a challenge', () => {
  test('an operator who passes the card challenge returns to the dashboard, and the boat is featured with one receipt', async () => {
    const operator = await operatorWhoIsAsked();
    expect(operator.answer.status).toBe(202);
    await expectNothingCharged(operator);
    const back = await answerBank(operator.challengeUrl, 'complete');
    expect(back.origin + back.pathname).toBe(`${world.baseUrl}/operator/dashboard`);
    const answers = [await askOutcome(operator, back), await askOutcome(operator, back)];
    for (const { body } of answers) expect(body).toEqual({ status: 'paid' });
    await expectFeaturedOnce(operator);
    expect(await featuredIds(world)).toContain(operator.boat.id);
  });

  test('repeated payment requests lead to the same card challenge, and one after the challenge returns the featured boat', async () => {
    const operator = await operatorToFeature(world);
    const paymentMethod = await createCardToken(world, cards.asksForAuthentication);
    const input = { requestKey: randomUUID(), paymentMethod };
    const [one, two] = await Promise.all([operator.pay(input), operator.pay(input)]);
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(challengeIn(one.body)).toBe(challengeIn(two.body));
    expect(await listFeaturePayments(world, operator.boat)).toHaveLength(1);
    await answerBank(challengeIn(one.body), 'complete');
    expect(await operator.pay(input)).toMatchObject({ status: 200, body: { featured: true } });
    await expectFeaturedOnce(operator);
  });

  test('an operator who fails the card challenge reads why, and can pay with another card immediately', async () => {
    const operator = await operatorWhoIsAsked();
    const back = await answerBank(operator.challengeUrl, 'fail');
    expect((await askOutcome(operator, back)).body).toEqual({ status: 'refused' });
    await expectNothingCharged(operator);
    expect((await intentOf(operator)).status).toBe('canceled');
    expect(await operator.pay(operator.input)).toMatchObject({
      status: 402,
      message: writeError('en', FEATURE_PAYMENT_FAILED),
    });
    expect((await operator.pay()).status).toBe(200);
    await expectFeaturedOnce(operator);
  });

  test('an operator who abandons the card challenge can pay with another card, and the first payment is cancelled', async () => {
    const operator = await operatorWhoIsAsked();
    const waiting = await intentOf(operator);
    expect(waiting.status).toBe('requires_action');
    expect((await operator.pay()).status).toBe(200);
    await answerBank(operator.challengeUrl, 'complete');
    expect((await world.provider.stripe.paymentIntents.retrieve(waiting.id)).status).toBe(
      'canceled',
    );
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([
      { status: 'refused' },
      { status: 'paid' },
    ]);
    await expectFeaturedOnce(operator);
  });

  test('an operator who passed the card challenge in another tab is not charged again', async () => {
    await world.provider.chaos({ drop: true });
    const operator = await operatorWhoIsAsked();
    await answerBank(operator.challengeUrl, 'complete');
    const answer = await operator.pay();
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('You weren’t charged');
    await expectFeaturedOnce(operator);
  });

  test('an operator who returns before the bank’s answer reads that the payment is still open', async () => {
    const operator = await operatorWhoIsAsked();
    const back = new URL((await intentOf(operator)).next_action?.redirect_to_url?.return_url ?? '');
    expect((await askOutcome(operator, back)).body).toEqual({ status: 'open' });
    await world.provider.chaos({ apiDown: true });
    expect((await askOutcome(operator, back)).body).toEqual({ status: 'open' });
    await world.provider.calm();
    expect((await intentOf(operator)).status).toBe('requires_action');
  });
});

describe('an operator who never returns from the challenge', () => {
  test('the provider’s message features the boat of an operator who never returns from the card challenge', async () => {
    const operator = await operatorWhoIsAsked();
    await answerBank(operator.challengeUrl, 'complete');
    await expect.poll(async () => (await operator.read()).featured).toBe(true);
    await expectFeaturedOnce(operator);
  });

  test('the reconciliation features the boat if the provider’s message about a card challenge is lost', async () => {
    await world.provider.chaos({ drop: true });
    const operator = await operatorWhoIsAsked();
    await answerBank(operator.challengeUrl, 'complete');
    expect((await operator.read()).featured).toBe(false);
    await reconcileMinutesLater();
    await reconcileMinutesLater();
    await expectFeaturedOnce(operator);
  });

  test('an unanswered card challenge expires after half an hour, and then the card cannot be charged', async () => {
    const operator = await operatorWhoIsAsked();
    for (const _ of [5, 10, 15, 20]) await letMinutesPass(world);
    await reconcile(world);
    expect((await intentOf(operator)).status).toBe('requires_action');
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'pending' }]);
    await expectNothingCharged(operator);
    await letChallengeRunOut(world);
    await reconcileMinutesLater();
    expect((await intentOf(operator)).status).toBe('canceled');
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'refused' }]);
    await answerBank(operator.challengeUrl, 'complete');
    await expectNothingCharged(operator);
  });

  test('an operator who deleted the boat during the card challenge gets a full refund', async () => {
    const operator = await operatorWhoIsAsked();
    await createBoatActs(world.baseUrl, operator.token).remove(operator.boat);
    const back = await answerBank(operator.challengeUrl, 'complete');
    await expect
      .poll(async () => (await listFeaturePayments(world, operator.boat))[0]?.status)
      .not.toBe('pending');
    expect((await askOutcome(operator, back)).status).toBe(409);
    await reconcileMinutesLater();
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'refunded' }]);
    expect(await chargesFor(world, operator.boat)).toMatchObject([{ refunded: true }]);
  });
});
