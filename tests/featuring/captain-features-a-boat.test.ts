import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { FEATURE_PAYMENT_FAILED, FEATURE_PRICE_CENTS, featurePeriod } from '#domain/featuring.ts';
import { boatsOf, call, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import {
  captainToFeature,
  chargesFor,
  featuredIds,
  featuredSince,
  paymentsOf,
  today,
  tokenOf,
} from '../support/feature-world.ts';
import { mailsTo, subjectsTo } from '../support/mailbox.ts';
import { cards } from '../support/payment-provider.ts';

let world: CaptainWorld;
beforeAll(async () => {
  world = await openCaptainWorld();
});
afterAll(() => world.close());

const fromToday = () => featurePeriod({ today: today(), currentEnd: null });

describe('a captain who pays', () => {
  test('has the boat featured for 6 months from today, for $290, and gets one receipt', async () => {
    const captain = await captainToFeature(world);
    expect(await featuredIds(world)).not.toContain(captain.boat.id);
    const { status, body } = await captain.pay({
      paymentMethod: await tokenOf(world, cards.pays),
    });
    expect(status).toBe(200);
    const [charge] = await chargesFor(world, captain.boat);
    expect(charge).toMatchObject({ amount: FEATURE_PRICE_CENTS, currency: 'usd' });
    expect(body).toMatchObject({
      id: captain.boat.id,
      featured: true,
      featuredStartDate: fromToday().from,
      featuredEndDate: fromToday().until,
      featuredPaymentId: charge?.payment_intent,
    });
    expect(await captain.read()).toEqual(body);
    expect(await featuredIds(world)).toContain(captain.boat.id);
    const receipts = (await mailsTo(world, captain.email)).filter((mail) =>
      mail.subject.startsWith('Receipt'),
    );
    expect(receipts.map((mail) => mail.subject)).toEqual([`Receipt: ${body.name} is featured`]);
    expect(receipts[0]?.text).toContain('$290.00');
    expect(receipts[0]?.text).toContain(charge?.payment_intent as string);
  });

  test('renews from the current end, and the boat stays featured meanwhile', async () => {
    const captain = await captainToFeature(world);
    const term = { from: addDays(today(), -100), until: addDays(today(), 80) };
    await featuredSince(world, captain.boat, term);
    const { body } = await captain.pay();
    const bought = featurePeriod({ today: today(), currentEnd: term.until });
    expect(bought.from).toBe(term.until);
    expect(body).toMatchObject({
      featured: true,
      featuredStartDate: term.from,
      featuredEndDate: bought.until,
    });
    expect(await paymentsOf(world, captain.boat)).toMatchObject([
      { status: 'paid', from_day: bought.from, until_day: bought.until },
    ]);
    expect(await featuredIds(world)).toContain(captain.boat.id);
  });

  test('starts anew when the boat’s time has run out', async () => {
    const captain = await captainToFeature(world);
    const term = { from: addDays(today(), -200), until: addDays(today(), -1) };
    await featuredSince(world, captain.boat, term);
    expect((await captain.pay()).body).toMatchObject({
      featuredStartDate: fromToday().from,
      featuredEndDate: fromToday().until,
    });
  });

  test('goes on editing the boat that was open', async () => {
    const captain = await captainToFeature(world);
    const open = await captain.read();
    await captain.pay();
    const boats = boatsOf(world.door, captain.token);
    const { version, featured, featuredStartDate, featuredEndDate, featuredPaymentId } = open;
    const saved = await boats.update(captain.boat, {
      ...{ version, featured, featuredStartDate, featuredEndDate, featuredPaymentId },
      name: 'Pelican Three',
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ name: 'Pelican Three', featured: true });
  });
});

test('a boat leaves the featured ones by itself when its time is over', async () => {
  const captain = await captainToFeature(world);
  await featuredSince(world, captain.boat, { from: addDays(today(), -180), until: today() });
  expect(await featuredIds(world)).toContain(captain.boat.id);
  await featuredSince(world, captain.boat, {
    from: addDays(today(), -181),
    until: addDays(today(), -1),
  });
  await expect.poll(() => featuredIds(world)).not.toContain(captain.boat.id);
  expect((await captain.read()).featured).toBe(false);
});

describe('a card that is refused', () => {
  test('by its bank says so in the words of the specification, and features nothing', async () => {
    const captain = await captainToFeature(world);
    const before = await captain.read();
    const answer = await captain.pay({ paymentMethod: await tokenOf(world, cards.declined) });
    expect(answer).toMatchObject({ status: 402, message: FEATURE_PAYMENT_FAILED });
    expect(await captain.read()).toEqual(before);
    expect(await featuredIds(world)).not.toContain(captain.boat.id);
    expect(await chargesFor(world, captain.boat)).toEqual([]);
    expect(await subjectsTo(world, captain.email)).not.toContainEqual(
      expect.stringMatching(/^Receipt/),
    );
  });

  test('is refused the same when the request comes again, and another card pays', async () => {
    const captain = await captainToFeature(world);
    const requestKey = randomUUID();
    const paymentMethod = 'pm_card_chargeDeclined';
    const answers = [
      await captain.pay({ paymentMethod, requestKey }),
      await captain.pay({ paymentMethod, requestKey }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect((await captain.pay()).body.featured).toBe(true);
    expect(await chargesFor(world, captain.boat)).toHaveLength(1);
  });

  test('never existed: the same words', async () => {
    const captain = await captainToFeature(world);
    for (const paymentMethod of ['pm_made_up', 'tok_made_up']) {
      expect(await captain.pay({ paymentMethod })).toMatchObject({
        status: 402,
        message: FEATURE_PAYMENT_FAILED,
      });
    }
  });
});

describe('paying twice', () => {
  test.each([2, 8])('%d clicks at once pay once and are answered the same', async (clicks) => {
    const captain = await captainToFeature(world);
    const wish = { requestKey: randomUUID(), paymentMethod: await tokenOf(world, cards.pays) };
    const answers = await Promise.all(Array.from({ length: clicks }, () => captain.pay(wish)));
    const again = await captain.pay(wish);
    for (const answer of [...answers, again]) {
      expect(answer).toMatchObject({ status: 200, body: again.body });
    }
    expect(again.body.featuredEndDate).toBe(fromToday().until);
    expect(await chargesFor(world, captain.boat)).toHaveLength(1);
    expect(
      (await subjectsTo(world, captain.email)).filter((subject) => subject.startsWith('Receipt')),
    ).toHaveLength(1);
  });

  test('by two tabs at once pays for each that is answered so, and for no other', async () => {
    const captain = await captainToFeature(world);
    const answers = await Promise.all(Array.from({ length: 4 }, () => captain.pay()));
    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await chargesFor(world, captain.boat)).toHaveLength(paid);
    const payments = await paymentsOf(world, captain.boat);
    expect(payments.map(({ status }) => status)).toEqual(Array(paid).fill('paid'));
    const lastDay = payments
      .map(({ until_day: day }) => String(day))
      .toSorted()
      .at(-1);
    expect((await captain.read()).featuredEndDate).toBe(lastDay);
  });
});

describe('nobody', () => {
  test('features a boat by saying that it is featured', async () => {
    const captain = await captainToFeature(world);
    const boats = boatsOf(world.door, captain.token);
    const claims = [
      { featured: true },
      { featuredEndDate: '2099-01-01' },
      { featuredPaymentId: 'pi_x' },
    ];
    for (const claim of claims) {
      expect((await boats.update(captain.boat, claim)).status).toBe(403);
    }
    expect((await captain.read()).featured).toBe(false);
  });

  test('pays for another captain’s boat, a deleted one, or none', async () => {
    const [captain, other] = [await captainToFeature(world), await captainToFeature(world)];
    const gone = await captainToFeature(world);
    await boatsOf(world.door, gone.token).remove(gone.boat);
    const payload = { paymentMethod: 'pm_card_visa', requestKey: randomUUID() };
    for (const [token, id] of [
      [other.token, captain.boat.id],
      [gone.token, gone.boat.id],
      [other.token, randomUUID()],
      [other.token, 'none'],
    ] as const) {
      const answer = await call(world.door, 'featureBoat', { token, parts: { id }, payload });
      expect(answer.status).toBe(404);
    }
    expect(await chargesFor(world, captain.boat)).toEqual([]);
    expect(await chargesFor(world, gone.boat)).toEqual([]);
  });

  test('pays without being signed in', async () => {
    const captain = await captainToFeature(world);
    const answer = await call(world.door, 'featureBoat', {
      token: null,
      parts: { id: captain.boat.id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID() },
    });
    expect(answer.status).toBe(401);
  });

  test.each([
    ['a card in place of a token', { paymentMethod: cards.pays }],
    ['a card beside the token', { number: cards.pays, cvc: '123' }],
    ['an amount of their own', { amountCents: 1 }],
    ['no token', { paymentMethod: undefined }],
    ['no request key', { requestKey: undefined }],
    ['a request key that is none', { requestKey: 'again' }],
  ])('can send %s', async (_, wrong) => {
    const captain = await captainToFeature(world);
    const answer = await captain.pay(wrong);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain(cards.pays);
    expect(await paymentsOf(world, captain.boat)).toEqual([]);
  });
});
