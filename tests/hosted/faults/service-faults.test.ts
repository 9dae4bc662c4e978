import {
  callAs,
  PASSWORD,
  soldDay,
  type Operator,
} from '../../support/browser/operator-journey.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import { upload } from '../../support/worlds/operators/photo-world.ts';
import { send } from '../../support/worlds/guests/visitors.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { whileFaulty } from '../set-faults.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, test, world } from '../hosted-test.ts';
import type { Fault } from '../world/fault-proxy.ts';
import type { Ways } from '../world/hosted-infrastructure.ts';

type Action = (of: { operator: Operator; boat: OperatorBoatView }) => Promise<{
  status: number;
  message: string;
  headers: Headers;
}>;

const checkOut: Action = ({ operator, boat }) => {
  const start = soldDay();
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  return newVisitor({ baseUrl: world.shop }).checkOut({ ...boat, operator: operator.email }, trip);
};

const logIn: Action = ({ operator: { email } }) =>
  send(`${world.shop}/api/auth/login`, { email, password: PASSWORD });

const addPhoto: Action = async ({ operator: { token }, boat }) =>
  upload({ baseUrl: world.shop }, { token, boat }, await plain(900, 600).png().toBuffer());

const names: Record<keyof Ways, string> = {
  database: 'the database',
  mail: 'the mail server',
  nylas: 'Nylas',
  s3: 'the photo storage',
  signIn: 'the sign-in service',
  stripe: 'Stripe',
};

/** Actions that need a service, each with its error message while that service fails. */
const needs: [way: keyof Ways, what: string, act: Action, message: RegExp][] = [
  ['database', 'checking out', checkOut, /^We’re having a problem on our side\. Please/],
  [
    'stripe',
    'checking out',
    checkOut,
    /^Our payment partner isn’t responding\. You weren’t charged/,
  ],
  ['signIn', 'signing in', logIn, /^You can’t sign in right now\. Please try again/],
  ['s3', 'adding a photo', addPhoto, /^We can’t do this right now\. Please try again/],
];

const failures: [how: string, fault: Fault][] = [
  ['is unreachable', { kind: 'away' }],
  ['cuts off its responses', { kind: 'cut' }],
];

for (const [way, what, act, message] of needs) {
  for (const [how, fault] of failures) {
    test(`while ${names[way]} ${how}, ${what} fails with a message, and works again afterwards`, async ({
      own,
    }) => {
      const key = `${way}-${fault.kind}-${own}`.toLowerCase();
      const both = await newBoatToBook(key);
      const refused = await whileFaulty({ [way]: fault }, () => act(both));
      expect([refused.status, refused.message]).toEqual([503, expect.stringMatching(message)]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const again = async () => (await act(both)).status;
      await expect.poll(again, { timeout: 60_000 }).toBeLessThan(300);
    });
  }

  test(`while ${names[way]} is slow, ${what} still works`, async ({ own }) => {
    const both = await newBoatToBook(`${way}-slow-${own}`.toLowerCase());
    const slow: Fault = { kind: 'slow', ms: way === 'database' ? 20 : 400 };
    const answer = await whileFaulty({ [way]: slow }, () => act(both));
    expect([answer.status < 300, answer.message]).toEqual([true, '']);
  });
}

test('an operator’s session survives an outage of the sign-in service', async ({ own }) => {
  const { operator } = await newBoatToBook(`stays-${own}`);
  const headers = { authorization: `Bearer ${operator.token}` };
  await whileFaulty({ signIn: { kind: 'away' } }, async () => {
    for (const server of world.servers) {
      const me = async () => {
        const answer = await fetch(`${server}/api/auth/me`, { headers });
        return [answer.status, ((await answer.json()) as { message?: string }).message];
      };
      // A recently verified session is trusted for a few seconds.
      await expect.poll(me).toEqual([503, expect.stringMatching(/^You can’t sign in right now/)]);
    }
  });
  for (const server of world.servers) await callAs(server, operator.token, 'me');
});

test('while the photo storage is unavailable, a photo is answered 503 instead of 404', async ({
  own,
}) => {
  const { boat } = await newBoatToBook(`photo-${own}`);
  const address = boat.images[0]?.url ?? '';
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
  for (const kind of ['away', 'cut'] as const) {
    const answer = await whileFaulty({ s3: { kind } }, () => fetch(address));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  }
  const again = await fetch(address);
  expect(Buffer.from(await again.arrayBuffer()).equals(whole)).toBe(true);
});
