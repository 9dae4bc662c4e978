import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { addDays } from '#domain/time/days.ts';
import {
  FEATURE_PAYMENT_FAILED,
  FEATURE_PRICE_CENTS,
  computeFeaturePeriod,
} from '#domain/search/featuring.ts';
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
  featuredSince,
  listFeaturePayments,
  today,
  createCardToken,
} from '../../support/worlds/operators/feature-world.ts';
import { mailsTo, subjectsTo } from '../../support/providers/mailbox.ts';
import { cards } from '../../support/providers/payment-provider.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const fromToday = () => computeFeaturePeriod({ today: today(), currentEnd: null });

describe('an operator who pays for featuring', () => {
  test('paying features the boat for 6 months from today, for $290, with one receipt', async () => {
    const operator = await operatorToFeature(world);
    expect(await featuredIds(world)).not.toContain(operator.boat.id);
    const { status, body } = await operator.pay({
      paymentMethod: await createCardToken(world, cards.pays),
    });
    expect(status).toBe(200);
    const [charge] = await chargesFor(world, operator.boat);
    expect(charge).toMatchObject({ amount: FEATURE_PRICE_CENTS, currency: 'usd' });
    expect(body).toMatchObject({
      id: operator.boat.id,
      featured: true,
      featuredStartDate: fromToday().from,
      featuredEndDate: fromToday().until,
      featuredPaymentId: charge?.payment_intent,
    });
    expect(await operator.read()).toEqual(body);
    expect(await featuredIds(world)).toContain(operator.boat.id);
    const receipts = (await mailsTo(world, operator.email)).filter((mail) =>
      mail.subject.startsWith('Receipt'),
    );
    expect(receipts.map((mail) => mail.subject)).toEqual([`Receipt: ${body.name} is featured`]);
    expect(receipts[0]?.text).toContain('$290.00');
    expect(receipts[0]?.text).toContain(charge?.payment_intent as string);
  });

  test('a renewal of featuring starts when the current term ends, and the boat stays featured without a gap', async () => {
    const operator = await operatorToFeature(world);
    const term = { from: addDays(today(), -100), until: addDays(today(), 80) };
    await featuredSince(world, operator.boat, term);
    const { body } = await operator.pay();
    const bought = computeFeaturePeriod({ today: today(), currentEnd: term.until });
    expect(bought.from).toBe(term.until);
    expect(body).toMatchObject({
      featured: true,
      featuredStartDate: term.from,
      featuredEndDate: bought.until,
    });
    expect(await listFeaturePayments(world, operator.boat)).toMatchObject([
      { status: 'paid', from_day: bought.from, until_day: bought.until },
    ]);
    expect(await featuredIds(world)).toContain(operator.boat.id);
  });

  test('paying for featuring after the term has ended starts a new term today', async () => {
    const operator = await operatorToFeature(world);
    const term = { from: addDays(today(), -200), until: addDays(today(), -1) };
    await featuredSince(world, operator.boat, term);
    expect((await operator.pay()).body).toMatchObject({
      featuredStartDate: fromToday().from,
      featuredEndDate: fromToday().until,
    });
  });

  test('an edit of a boat can still be saved after its operator has paid for featuring', async () => {
    const operator = await operatorToFeature(world);
    const open = await operator.read();
    await operator.pay();
    const boats = createBoatActs(world.baseUrl, operator.token);
    const { version, featured, featuredStartDate, featuredEndDate, featuredPaymentId } = open;
    const saved = await boats.update(operator.boat, {
      version,
      featured,
      featuredStartDate,
      featuredEndDate,
      featuredPaymentId,
      name: 'Pelican Three',
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ name: 'Pelican Three', featured: true });
  });
});

test('a boat is no longer featured once its term is over', async () => {
  const operator = await operatorToFeature(world);
  await featuredSince(world, operator.boat, { from: addDays(today(), -180), until: today() });
  expect(await featuredIds(world)).toContain(operator.boat.id);
  await featuredSince(world, operator.boat, {
    from: addDays(today(), -181),
    until: addDays(today(), -1),
  });
  await expect.poll(() => featuredIds(world)).not.toContain(operator.boat.id);
  expect((await operator.read()).featured).toBe(false);
});

describe('a refused card', () => {
  test('a declined card is reported in the words of the specification, and features no boat', async () => {
    const operator = await operatorToFeature(world);
    const before = await operator.read();
    const answer = await operator.pay({
      paymentMethod: await createCardToken(world, cards.declined),
    });
    expect(answer).toMatchObject({
      status: 402,
      message: writeError('en', FEATURE_PAYMENT_FAILED),
    });
    expect(await operator.read()).toEqual(before);
    expect(await featuredIds(world)).not.toContain(operator.boat.id);
    expect(await chargesFor(world, operator.boat)).toEqual([]);
    expect(await subjectsTo(world, operator.email)).not.toContainEqual(
      expect.stringMatching(/^Receipt/),
    );
  });

  test('a repeated request with a declined card is refused again, and another card pays', async () => {
    const operator = await operatorToFeature(world);
    const requestKey = randomUUID();
    const paymentMethod = 'pm_card_chargeDeclined';
    const answers = [
      await operator.pay({ paymentMethod, requestKey }),
      await operator.pay({ paymentMethod, requestKey }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect((await operator.pay()).body.featured).toBe(true);
    expect(await chargesFor(world, operator.boat)).toHaveLength(1);
  });

  test('a nonexistent card is refused with the same message as a declined one', async () => {
    const operator = await operatorToFeature(world);
    for (const paymentMethod of ['pm_made_up', 'tok_made_up']) {
      expect(await operator.pay({ paymentMethod })).toMatchObject({
        status: 402,
        message: writeError('en', FEATURE_PAYMENT_FAILED),
      });
    }
  });
});

describe('paying for featuring twice', () => {
  test.each([2, 8])(
    '%d concurrent clicks charge the card once and get the same answer',
    async (clicks) => {
      const operator = await operatorToFeature(world);
      const input = {
        requestKey: randomUUID(),
        paymentMethod: await createCardToken(world, cards.pays),
      };
      const answers = await Promise.all(Array.from({ length: clicks }, () => operator.pay(input)));
      const again = await operator.pay(input);
      for (const answer of [...answers, again]) {
        expect(answer).toMatchObject({ status: 200, body: again.body });
      }
      expect(again.body.featuredEndDate).toBe(fromToday().until);
      expect(await chargesFor(world, operator.boat)).toHaveLength(1);
      expect(
        (await subjectsTo(world, operator.email)).filter((subject) =>
          subject.startsWith('Receipt'),
        ),
      ).toHaveLength(1);
    },
  );

  test('concurrent payments from several tabs charge exactly those that are answered as paid', async () => {
    const operator = await operatorToFeature(world);
    const answers = await Promise.all(Array.from({ length: 4 }, () => operator.pay()));
    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await chargesFor(world, operator.boat)).toHaveLength(paid);
    const payments = await listFeaturePayments(world, operator.boat);
    expect(payments.map(({ status }) => status)).toEqual(Array(paid).fill('paid'));
    const lastDay = payments
      .map(({ until_day: day }) => String(day))
      .toSorted()
      .at(-1);
    expect((await operator.read()).featuredEndDate).toBe(lastDay);
  });
});

describe('featuring without paying', () => {
  test('an edit that marks a boat as featured is refused', async () => {
    const operator = await operatorToFeature(world);
    const boats = createBoatActs(world.baseUrl, operator.token);
    const claims = [
      { featured: true },
      { featuredEndDate: '2099-01-01' },
      { featuredPaymentId: 'pi_x' },
    ];
    for (const claim of claims) {
      expect((await boats.update(operator.boat, claim)).status).toBe(403);
    }
    expect((await operator.read()).featured).toBe(false);
  });

  test('an operator cannot pay for another operator’s boat, a deleted one, or an unknown one', async () => {
    const operator = await operatorToFeature(world);
    const other = await operatorToFeature(world);
    const gone = await operatorToFeature(world);
    await createBoatActs(world.baseUrl, gone.token).remove(gone.boat);
    const payload = { paymentMethod: 'pm_card_visa', requestKey: randomUUID() };
    for (const [token, id] of [
      [other.token, operator.boat.id],
      [gone.token, gone.boat.id],
      [other.token, randomUUID()],
      [other.token, 'none'],
    ] as const) {
      const answer = await call(world.baseUrl, 'featureBoat', { token, parts: { id }, payload });
      expect(answer.status).toBe(404);
    }
    expect(await chargesFor(world, operator.boat)).toEqual([]);
    expect(await chargesFor(world, gone.boat)).toEqual([]);
  });

  test('a feature payment without signing in is refused', async () => {
    const operator = await operatorToFeature(world);
    const answer = await call(world.baseUrl, 'featureBoat', {
      token: null,
      parts: { id: operator.boat.id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID() },
    });
    expect(answer.status).toBe(401);
  });

  test.each([
    ['a card number instead of a token', { paymentMethod: cards.pays }],
    ['a card number in addition to the token', { number: cards.pays, cvc: '123' }],
    ['an amount', { amountCents: 1 }],
    ['no token', { paymentMethod: undefined }],
    ['no request key', { requestKey: undefined }],
    ['an invalid request key', { requestKey: 'again' }],
  ])('a feature payment with %s is refused', async (_, wrong) => {
    const operator = await operatorToFeature(world);
    const answer = await operator.pay(wrong);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain(cards.pays);
    expect(await listFeaturePayments(world, operator.boat)).toEqual([]);
  });
});
