import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FEATURE_PRICE_CENTS, computeFeaturePeriod } from '#domain/search/featuring.ts';
import {
  createBoatActs,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  operatorToFeature,
  chargesFor,
  letMinutesPass,
  listFeaturePayments,
  today,
  type FeaturingOperator,
} from '../../support/worlds/operators/feature-world.ts';
import { subjectsTo } from '../../support/providers/mailbox.ts';
import { reconcile } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterEach(() => world.provider.calm());
afterAll(() => world.close());

/** Runs the reconciliation as if some minutes had passed. */
async function minutesLater(): Promise<void> {
  await world.provider.calm();
  await letMinutesPass(world);
  await reconcile(world);
}

const cardsThatAre = {
  taken: 'pm_card_visa',
  refused: 'pm_card_chargeDeclined',
  'asked for': 'pm_card_threeDSecureRequired',
};

/** Creates the state that a server leaves if it dies while its operator pays. */
async function diedWhilePaying(
  { boat }: FeaturingOperator,
  charge: 'none' | 'prepared' | 'taken' | 'refused' | 'asked for',
): Promise<string> {
  const { stripe } = world.provider;
  const id = randomUUID();
  const intent =
    charge === 'none'
      ? null
      : await stripe.paymentIntents.create({
          amount: FEATURE_PRICE_CENTS,
          currency: 'usd',
          metadata: { feature_id: id, boat_id: boat.id },
        });
  if (intent && charge !== 'none' && charge !== 'prepared') {
    const card = { payment_method: cardsThatAre[charge], return_url: world.baseUrl };
    await stripe.paymentIntents.confirm(intent.id, card).catch(() => {});
  }
  const requestKey = randomUUID();
  await world.database.query(
    `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status, payment_intent, claimed_at, created_at)
     values ($1, $2, $3, $4, $5, 'pending', $6, now(), now())`,
    [id, boat.id, boat.operatorId, requestKey, FEATURE_PRICE_CENTS, intent?.id ?? null],
  );
  return requestKey;
}

describe('featuring while the provider is down', () => {
  test('an operator reads that the outcome of a feature payment is unknown and is not charged later', async () => {
    const operator = await operatorToFeature(world);
    await world.provider.chaos({ apiDown: true });
    const answer = await operator.pay();
    expect(answer.status).toBe(503);
    expect(answer.message).toContain('You won’t be charged twice');
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'pending' }]);
    await minutesLater();
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'refused' }]);
    expect(await chargesFor(world, operator.boat)).toEqual([]);
    expect((await operator.read()).featured).toBe(false);
    expect((await operator.pay()).status).toBe(200);
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
  });

  test('a feature payment repeated with the same key succeeds once the provider is back', async () => {
    const operator = await operatorToFeature(world);
    const input = { requestKey: randomUUID() };
    await world.provider.chaos({ apiDown: true });
    expect((await operator.pay(input)).status).toBe(503);
    await world.provider.calm();
    expect((await operator.pay(input)).body.featured).toBe(true);
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
  });

  test('a second feature payment is refused until the outcome of the first is known', async () => {
    const operator = await operatorToFeature(world);
    await world.provider.chaos({ apiDown: true });
    await operator.pay();
    await world.provider.calm();
    const answer = await operator.pay();
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('already processing a payment');
    expect(await chargesFor(world, operator.boat)).toEqual([]);
  });
});

describe('a server that crashed while an operator paid', () => {
  test('a crash after the charge: repeated reconciliation features the boat once, with one receipt', async () => {
    const operator = await operatorToFeature(world);
    await diedWhilePaying(operator, 'taken');
    expect((await operator.read()).featured).toBe(false);
    await minutesLater();
    await minutesLater();
    expect(await operator.read()).toMatchObject({
      featured: true,
      featuredEndDate: computeFeaturePeriod({ today: today(), currentEnd: null }).until,
    });
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
    expect(
      (await subjectsTo(world, operator.email)).filter((subject) => subject.startsWith('Receipt')),
    ).toHaveLength(1);
  });

  test('a crash after the charge: repeating the request does not charge the card again', async () => {
    const operator = await operatorToFeature(world);
    const requestKey = await diedWhilePaying(operator, 'taken');
    await letMinutesPass(world);
    expect((await operator.pay({ requestKey })).body.featured).toBe(true);
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
  });

  test('a crash after the charge: a new attempt is refused until the operator knows that the boat is featured', async () => {
    const operator = await operatorToFeature(world);
    await diedWhilePaying(operator, 'taken');
    await minutesLater();
    const answer = await operator.pay({ featuredUntil: null });
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('You weren’t charged');
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
    const { featuredEndDate: featuredUntil } = await operator.read();
    expect((await operator.pay({ featuredUntil })).status).toBe(200);
    expect(await chargesFor(world, operator.boat)).toHaveLength(2);
  });

  test.each(['none', 'prepared', 'refused', 'asked for'] as const)(
    'a crash before a successful charge (charge: %s) never charges the card afterwards',
    async (charge) => {
      const operator = await operatorToFeature(world);
      await diedWhilePaying(operator, charge);
      await minutesLater();
      const [payment] = await listFeaturePayments(world, operator.boat);
      expect(payment?.status).toBe('refused');
      expect(await chargesFor(world, operator.boat)).toEqual([]);
      expect((await operator.read()).featured).toBe(false);
      if (charge === 'none') return;
      const intent = await world.provider.stripe.paymentIntents.retrieve(
        payment?.payment_intent ?? '',
      );
      expect(intent.status).toBe('canceled');
    },
  );

  test('a crash after the charge: the payment is refunded in full if the boat was deleted', async () => {
    const operator = await operatorToFeature(world);
    await diedWhilePaying(operator, 'taken');
    expect((await createBoatActs(world.baseUrl, operator.token).remove(operator.boat)).status).toBe(
      200,
    );
    await minutesLater();
    await minutesLater();
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([{ status: 'refunded' }]);
    const [charge] = await chargesFor(world, operator.boat);
    expect(charge).toMatchObject({ refunded: true, amount_refunded: FEATURE_PRICE_CENTS });
  });
});
