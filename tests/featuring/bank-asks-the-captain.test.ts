import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FeaturePaymentView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_FAILED, featurePeriod } from '#domain/featuring.ts';
import { examine } from '../../src/server/doctor/examination.ts';
import { boatsOf, call, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import {
  captainToFeature,
  chargesFor,
  featuredIds,
  letChallengeRunOut,
  letMinutesPass,
  paymentsOf,
  today,
  tokenOf,
  type FeaturingCaptain,
} from '../support/feature-world.ts';
import { mailsTo } from '../support/mailbox.ts';
import { cards } from '../support/payment-provider.ts';
import { reconcile } from '../support/quiet.ts';

let world: CaptainWorld;
beforeAll(async () => {
  world = await openCaptainWorld();
});
afterEach(() => world.provider.calm());
afterAll(() => world.close());

/** A captain whose card's bank asks who is paying. */
async function captainWhoIsAsked(requestKey: string = randomUUID()) {
  const captain = await captainToFeature(world);
  const paymentMethod = await tokenOf(world, cards.asksForAuthentication);
  const wish = { requestKey, paymentMethod };
  const answer = await captain.pay(wish);
  return { ...captain, wish, answer, challengeUrl: challengeIn(answer.body) };
}

function challengeIn(body: unknown): string {
  return (body as { challengeUrl: string }).challengeUrl;
}

/** What the captain does on the bank's page; gives the address that the bank sends them back to. */
async function answerBank(challengeUrl: string, answer: 'complete' | 'fail'): Promise<URL> {
  const body = new URLSearchParams({ answer });
  const sent = await fetch(challengeUrl, { method: 'POST', body, redirect: 'manual' });
  return new URL(sent.headers.get('location') ?? '', world.door);
}

/** What the dashboard asks when the captain is back from the bank. */
function askOutcome({ token }: FeaturingCaptain, back: URL) {
  const id = back.searchParams.get('boat') ?? '';
  const requestKey = back.searchParams.get('payment') ?? '';
  const parts = { id, requestKey };
  return call<FeaturePaymentView>(world.door, 'featurePayment', { token, parts });
}

async function expectFeaturedOnce({ boat, email, read }: FeaturingCaptain): Promise<void> {
  const { until } = featurePeriod({ today: today(), currentEnd: null });
  expect(await read()).toMatchObject({ featured: true, featuredEndDate: until });
  expect(await chargesFor(world, boat)).toHaveLength(1);
  const receipts = async () =>
    (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith('Receipt'));
  await expect.poll(receipts).toHaveLength(1);
  expect(await examine(world.database, Date.now())).toEqual([]);
}

async function expectNothingCharged({ boat, read }: FeaturingCaptain): Promise<void> {
  expect((await read()).featured).toBe(false);
  expect(await featuredIds(world)).not.toContain(boat.id);
  expect(await chargesFor(world, boat)).toEqual([]);
  expect(await examine(world.database, Date.now())).toEqual([]);
}

async function reconcileMinutesLater(): Promise<void> {
  await letMinutesPass(world);
  await reconcile(world);
}

async function intentOf({ boat }: FeaturingCaptain) {
  const [payment] = await paymentsOf(world, boat);
  return world.provider.stripe.paymentIntents.retrieve(payment?.payment_intent ?? '');
}

describe('a captain whose bank asks', () => {
  test('is sent to the bank, comes back to the dashboard, and has the boat featured with one receipt', async () => {
    const captain = await captainWhoIsAsked();
    expect(captain.answer.status).toBe(202);
    await expectNothingCharged(captain);
    const back = await answerBank(captain.challengeUrl, 'complete');
    expect(back.origin + back.pathname).toBe(`${world.door}/operator/dashboard`);
    const answers = [await askOutcome(captain, back), await askOutcome(captain, back)];
    for (const { body } of answers) expect(body).toEqual({ status: 'paid' });
    await expectFeaturedOnce(captain);
    expect(await featuredIds(world)).toContain(captain.boat.id);
  });

  test('presses twice and is sent to the same bank; pressed once more after it, the answer is the boat', async () => {
    const captain = await captainToFeature(world);
    const paymentMethod = await tokenOf(world, cards.asksForAuthentication);
    const wish = { requestKey: randomUUID(), paymentMethod };
    const [one, two] = await Promise.all([captain.pay(wish), captain.pay(wish)]);
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(challengeIn(one.body)).toBe(challengeIn(two.body));
    expect(await paymentsOf(world, captain.boat)).toHaveLength(1);
    await answerBank(challengeIn(one.body), 'complete');
    expect(await captain.pay(wish)).toMatchObject({ status: 200, body: { featured: true } });
    await expectFeaturedOnce(captain);
  });

  test('and does not pass hears the words of the specification, and pays with another card at once', async () => {
    const captain = await captainWhoIsAsked();
    const back = await answerBank(captain.challengeUrl, 'fail');
    expect((await askOutcome(captain, back)).body).toEqual({ status: 'refused' });
    await expectNothingCharged(captain);
    expect((await intentOf(captain)).status).toBe('canceled');
    expect(await captain.pay(captain.wish)).toMatchObject({
      status: 402,
      message: FEATURE_PAYMENT_FAILED,
    });
    expect((await captain.pay()).status).toBe(200);
    await expectFeaturedOnce(captain);
  });

  test('and leaves its page pays with another card at once, and the bank can take nothing any more', async () => {
    const captain = await captainWhoIsAsked();
    const waiting = await intentOf(captain);
    expect(waiting.status).toBe('requires_action');
    expect((await captain.pay()).status).toBe(200);
    await answerBank(captain.challengeUrl, 'complete');
    expect((await world.provider.stripe.paymentIntents.retrieve(waiting.id)).status).toBe(
      'canceled',
    );
    expect(await paymentsOf(world, captain.boat)).toMatchObject([
      { status: 'refused' },
      { status: 'paid' },
    ]);
    await expectFeaturedOnce(captain);
  });

  test('and who passed in another tab is not charged again by another try', async () => {
    await world.provider.chaos({ drop: true });
    const captain = await captainWhoIsAsked();
    await answerBank(captain.challengeUrl, 'complete');
    const answer = await captain.pay();
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('Nothing was charged');
    await expectFeaturedOnce(captain);
  });

  test('comes back before the bank has an answer, and hears that it is still open', async () => {
    const captain = await captainWhoIsAsked();
    const back = new URL((await intentOf(captain)).next_action?.redirect_to_url?.return_url ?? '');
    expect((await askOutcome(captain, back)).body).toEqual({ status: 'open' });
    await world.provider.chaos({ apiDown: true });
    expect((await askOutcome(captain, back)).body).toEqual({ status: 'open' });
    await world.provider.calm();
    expect((await intentOf(captain)).status).toBe('requires_action');
  });
});

describe('a captain who never comes back', () => {
  test('has the boat featured by the message of the provider', async () => {
    const captain = await captainWhoIsAsked();
    await answerBank(captain.challengeUrl, 'complete');
    await expect.poll(async () => (await captain.read()).featured).toBe(true);
    await expectFeaturedOnce(captain);
  });

  test('has it featured by the reconciliation when the message is lost, too', async () => {
    await world.provider.chaos({ drop: true });
    const captain = await captainWhoIsAsked();
    await answerBank(captain.challengeUrl, 'complete');
    expect((await captain.read()).featured).toBe(false);
    await reconcileMinutesLater();
    await reconcileMinutesLater();
    await expectFeaturedOnce(captain);
  });

  test('and did not answer the bank has half an hour for it; then nothing can be charged any more', async () => {
    const captain = await captainWhoIsAsked();
    for (const _ of [5, 10, 15, 20]) await letMinutesPass(world);
    await reconcile(world);
    expect((await intentOf(captain)).status).toBe('requires_action');
    expect(await paymentsOf(world, captain.boat)).toMatchObject([{ status: 'pending' }]);
    await expectNothingCharged(captain);
    await letChallengeRunOut(world);
    await reconcileMinutesLater();
    expect((await intentOf(captain)).status).toBe('canceled');
    expect(await paymentsOf(world, captain.boat)).toMatchObject([{ status: 'refused' }]);
    await answerBank(captain.challengeUrl, 'complete');
    await expectNothingCharged(captain);
  });

  test('and deleted the boat gets the whole amount back', async () => {
    const captain = await captainWhoIsAsked();
    await boatsOf(world.door, captain.token).remove(captain.boat);
    const back = await answerBank(captain.challengeUrl, 'complete');
    await expect
      .poll(async () => (await paymentsOf(world, captain.boat))[0]?.status)
      .not.toBe('pending');
    expect((await askOutcome(captain, back)).status).toBe(409);
    await reconcileMinutesLater();
    expect(await paymentsOf(world, captain.boat)).toMatchObject([{ status: 'refunded' }]);
    expect(await chargesFor(world, captain.boat)).toMatchObject([{ refunded: true }]);
  });
});
