import { setTimeout as sleep } from 'node:timers/promises';
import { addServiceFee } from '#domain/money/pricing.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { PASSWORD, soldDay, type Operator } from '../../support/browser/operator-journey.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard, send } from '../../support/worlds/guests/visitors.ts';
import { whileFaulty } from '../set-faults.ts';
import { mailsTo } from '../hosted-mail.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, test, world } from '../hosted-test.ts';
import type { Fault } from '../world/fault-proxy.ts';

const soon = { timeout: 90_000, intervals: [200] };
const shop = { baseUrl: world.shop };
const start = soldDay();

/** Recipient and subject of an expected mail. */
type Mailed = { address: string; subject: RegExp };
type Action = (of: { operator: Operator; boat: OperatorBoatView; key: string }) => Promise<Mailed>;

const book: Action = async ({ operator, boat }) => {
  const visitor = newVisitor(shop);
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  const held = await visitor.hold({ ...boat, operator: operator.email }, trip);
  await payByCard(held.page);
  const { status } = await visitor.poll(held.session);
  expect(status).toBe(200);
  return { address: visitor.email, subject: /confirmed/i };
};

const reserve: Action = async ({ operator, boat }) => {
  const visitor = newVisitor(shop);
  const amountCents = addServiceFee(16_000).totalCents;
  const input = { startDate: start, groupSize: 2, amountCents };
  const { status, message } = await visitor.reserve({ ...boat, operator: operator.email }, input);
  expect([status, message]).toEqual([201, '']);
  return { address: visitor.email, subject: /./ };
};

const askForHelp: Action = async ({ key }) => {
  const address = `undecided-${key}@example.com`;
  const { status } = await send(`${world.shop}/api/opt-in`, { email: address });
  expect(status).toBeLessThan(300);
  return { address, subject: /./ };
};

const signUp: Action = async ({ key }) => {
  const address = `joins-${key}@operators.test`;
  const operator = { name: 'Jo Inning', email: address, password: PASSWORD };
  const { status } = await send(`${world.shop}/api/auth/register`, operator);
  expect(status).toBeLessThan(300);
  return { address, subject: /confirm/i };
};

const forgetPassword: Action = async ({ operator: { email } }) => {
  const answer = await fetch(`${world.signIn}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: world.anonKey },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  return { address: email, subject: /new password/i };
};

const actions = { book, reserve, askForHelp, signUp, forgetPassword };

const failures: [how: string, fault: Fault][] = [
  ['is slow', { kind: 'slow', ms: 1_000 }],
  ['never answers', { kind: 'silent' }],
];

for (const [how, fault] of failures) {
  test(`while the mail server ${how}, requests do not wait for it, and each mail arrives exactly once`, async ({
    own,
  }) => {
    const key = `mail-${fault.kind}-${own}`;
    const both = { ...(await newBoatToBook(key)), key };
    const mails = await whileFaulty({ mail: fault }, async () => {
      const promised: Mailed[] = [];
      for (const action of Object.values(actions))
        promised.push(await withoutWaiting(action(both)));
      if (fault.kind === 'silent') expect(await countMails(promised)).toEqual([0, 0, 0, 0, 0]);
      else await expect.poll(() => countMails(promised), soon).toEqual([1, 1, 1, 1, 1]);
      return promised;
    });
    await expect.poll(() => countMails(mails), soon).toEqual([1, 1, 1, 1, 1]);
  });
}

/** Shorter than the shop's timeout for a mail server. */
const MAX_MS = 10_000;

async function withoutWaiting<T>(answer: Promise<T>): Promise<T> {
  const tooLong = sleep(MAX_MS, null, { ref: false }).then(() => {
    throw new Error(`The request was not answered within ${MAX_MS} ms.`);
  });
  return Promise.race([answer, tooLong]);
}

function countMails(mails: readonly Mailed[]): Promise<number[]> {
  return Promise.all(
    mails.map(async ({ address, subject }) => {
      const matching = (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
      return matching.length;
    }),
  );
}
