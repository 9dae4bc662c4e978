import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURE_PRICE_CENTS } from '#domain/search/featuring.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  operatorToFeature,
  chargesFor,
  featuredIds,
} from '../../support/worlds/operators/feature-world.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { readBalances } from '../../support/worlds/money/money-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const soon = { timeout: 30_000 };

/** An operator who has paid, with a function that refunds the payment on the provider's dashboard. */
async function paidFeature(paymentMethod: string) {
  const operator = await operatorToFeature(world);
  expect((await operator.pay({ paymentMethod })).status).toBe(200);
  const [charge] = await chargesFor(world, operator.boat);
  const refunded = async () => {
    const { rows } = await world.database.query<{ refunded_cents: number }>(
      'select refunded_cents from boat_features where boat_id = $1',
      [operator.boat.id],
    );
    return rows[0]?.refunded_cents;
  };
  const giveBack = (amount: number) =>
    world.provider.stripe.refunds.create({ charge: charge?.id ?? '', amount });
  return { operator, refunded, giveBack };
}

test('a provider refund of a feature payment is booked once, and the boat stays featured', async () => {
  const { operator, refunded, giveBack } = await paidFeature('pm_card_visa');
  const before = await readBalances(world);
  await giveBack(9000);
  await expect.poll(refunded, soon).toBe(9000);
  await runJobs(world, 'compare-with-provider', [{}]);
  expect(await refunded()).toBe(9000);
  const after = await readBalances(world);
  expect(after['feature-sales']).toBe((before['feature-sales'] ?? 0) + 9000);
  expect((await operator.read()).featured).toBe(true);
  const mail = await theMail(world, operator.email, 'Refund of $90.00: featuring ');
  expect(mail.text).toContain('is featured until');
});

test('a full refund of a feature payment ends the featuring and mails the captain', async () => {
  const { operator, refunded, giveBack } = await paidFeature('pm_card_visa');
  await giveBack(9000);
  await giveBack(FEATURE_PRICE_CENTS - 9000);
  await expect.poll(refunded, soon).toBe(FEATURE_PRICE_CENTS);
  await waitForJobs(world);
  expect((await operator.read()).featured).toBe(false);
  expect(await featuredIds(world)).not.toContain(operator.boat.id);
  const mail = await theMail(world, operator.email, 'Refund of $200.00: featuring ');
  expect(mail.text).toContain('is no longer featured.');
});

test('a feature refund that the bank returned is reversed in the books, and can be made again', async () => {
  const { operator, refunded, giveBack } = await paidFeature('pm_card_refundFail');
  const before = await readBalances(world);
  for (let tries = 0; tries < 2; tries += 1) {
    const { id } = await giveBack(FEATURE_PRICE_CENTS);
    const state = async () => (await world.provider.stripe.refunds.retrieve(id)).status;
    await expect.poll(state, soon).toBe('failed');
    await waitForJobs(world);
    expect(await refunded()).toBe(0);
    expect((await readBalances(world))['feature-sales']).toBe(before['feature-sales']);
    expect((await operator.read()).featured).toBe(true);
  }
});
