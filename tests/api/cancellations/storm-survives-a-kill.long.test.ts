import { expect, test } from 'vitest';
import { signInAdmin } from '../../support/worlds/admins/admins.ts';
import { untilTold } from '../../support/worlds/operators/called-off-days.ts';
import { subjectsTo } from '../../support/providers/mailbox.ts';
import { createOperatorWorld } from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { createPaymentProvider } from '../../support/providers/payment-provider.ts';
import { startProduct } from '../../support/product/product.ts';
import {
  addStormBoats,
  callOffPort,
  lockAsSale,
  newestCallOff,
  STORM_BOATS,
} from '../../support/worlds/operators/storm-world.ts';
import { paidTrip } from '../../support/worlds/guests/trip-page.ts';

test('a call-off goes on after the server that carried it out was killed', async () => {
  const env = { MAIL_FROM: 'trips@example.com' };
  const world = await createOperatorWorld(env);
  const cookie = await signInAdmin(world);
  const boats = await addStormBoats(world);
  const first = boats[0];
  const last = boats.at(-1);
  if (!first || !last) throw new Error('There are no boats.');
  const ana = await paidTrip(world, first, { groupSize: 2 });
  const bo = await paidTrip(world, last, { groupSize: 2 }, 'Bo Late');
  const letGo = await lockAsSale(world.database, last.id);
  const requestKey = '0b6f2a4e-3c7d-4b3a-9a51-2f6f0d1c8e77';
  const called = await callOffPort(world.baseUrl, cookie, requestKey);
  expect(called.body).toMatchObject({ boatsDone: 20, finishedAt: null });
  await world.product.kill9();

  const product = await startProduct({
    databaseUrl: world.databaseUrl,
    dataDir: world.product.dataDir,
    env: { DEMO: 'on', ...env },
  });
  const after = {
    ...world,
    baseUrl: product.url,
    product,
    provider: createPaymentProvider(product.url, world.database),
  };
  expect((await newVisitor(after).checkOut(last)).status).toBe(400);
  const again = await callOffPort(after.baseUrl, cookie, requestKey);
  expect(again.body).toMatchObject({ id: called.body.id, finishedAt: null });
  await letGo();
  const isDone = async () => (await newestCallOff(after.baseUrl, cookie)).finishedAt !== null;
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true);
  await untilTold(after);
  expect(await newestCallOff(after.baseUrl, cookie)).toMatchObject({
    trips: 2,
    waiting: 2,
    boatsDone: STORM_BOATS,
  });
  for (const { visitor } of [ana, bo]) {
    const subjects = await subjectsTo(after, visitor.email);
    expect(subjects.filter((each) => each.startsWith('Your trip does not sail'))).toHaveLength(1);
  }
  await product.stop();
  await world.database.end();
});
