import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { bookPaidTrip, readTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

test('a trip lists no wallets without wallet settings, and the URLs of passes return 404 or 401', async () => {
  const { token } = await bookPaidTrip(world, await addBoat(world));
  expect((await readTrip(world, token)).body.wallets).toEqual([]);
  for (const wallet of ['apple', 'google']) {
    const answer = await fetch(`${world.baseUrl}/api/trips/${token}/${wallet}-pass`);
    expect(answer.status).toBe(404);
  }
  const pass = `${world.baseUrl}/wallet/apple/v1/passes/pass.x/00000000-0000-4000-8000-000000000000`;
  const headers = { authorization: `ApplePass ${'a'.repeat(27)}` };
  expect((await fetch(pass, { headers })).status).toBe(401);
});
