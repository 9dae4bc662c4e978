import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PayoutDetailsView } from '#contract/operator/payout-api.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../support/worlds/operators/operators.ts';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd, startProduct } from '../support/product/product.ts';
import { runShopCommand } from '../support/product/shop-command.ts';

const newKey = () => randomBytes(32).toString('base64url');
const before = newKey();
const after = newKey();

/** A shop with the former key, in which Rosa has saved payout details. */
let world: OperatorWorld;
let email: string;
beforeAll(async () => {
  world = await createOperatorWorld({ SEALING_KEY: before });
  const rosa = await newOperator(world);
  email = rosa.email;
  const payload = { payoutMethod: 'paypal', paypalEmail: 'rosa@example.com' };
  await call(world.baseUrl, 'savePayoutDetails', { token: rosa.token, payload });
});
afterAll(() => world.close());

const rotate = (settings: Record<string, string>) =>
  runShopCommand('rotate-keys', { DATABASE_URL: world.databaseUrl, ...settings });

/** Returns Rosa's PayPal address as a server with these keys reads it. */
async function readBy(keys: Record<string, string>): Promise<string | null | undefined> {
  const server = await startProduct({ databaseUrl: world.databaseUrl, env: keys });
  try {
    const token = await signIn({ baseUrl: server.url }, email);
    const { body } = await call<PayoutDetailsView>(server.url, 'payoutDetails', { token });
    return body.paypalEmail;
  } finally {
    await server.stop();
  }
}

test('key rotation needs both keys, and changes nothing without them', async () => {
  for (const settings of [{}, { SEALING_KEY: after }, { OTHER_SEALING_KEYS: before }]) {
    const { exitCode, output } = await rotate(settings);
    expect([exitCode, output]).toEqual([1, expect.stringContaining('The keys were not rotated')]);
  }
  const { exitCode, output } = await rotate({ SEALING_KEY: after, OTHER_SEALING_KEYS: newKey() });
  expect([exitCode, output]).toEqual([1, expect.stringContaining('cannot decrypt the data')]);
});

test('servers read text encrypted with either key during a key rotation, and need only the new key afterwards', async () => {
  const rotating = { SEALING_KEY: after, OTHER_SEALING_KEYS: before };
  expect(await readBy({ SEALING_KEY: before, OTHER_SEALING_KEYS: after })).toBe('rosa@example.com');
  expect(await readBy(rotating)).toBe('rosa@example.com');
  const { exitCode, output } = await rotate(rotating);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^payout_details: 1 encrypted/m)]);
  expect(await readBy({ SEALING_KEY: after })).toBe('rosa@example.com');
  expect((await rotate(rotating)).exitCode).toBe(0);
  const refused = await runProductToItsEnd({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.product.dataDir,
    PORT: String(await freePort()),
    SANDBOXES: 'on',
    SEALING_KEY: before,
  });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain('SEALING_KEY cannot decrypt the data');
});
