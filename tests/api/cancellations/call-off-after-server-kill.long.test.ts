import { expect, test } from 'vitest';
import { signInAdmin } from '../../support/worlds/admins/admins.ts';
import { waitForGuestNotifications } from '../../support/worlds/operators/called-off-days.ts';
import { subjectsTo } from '../../support/providers/mailbox.ts';
import { createOperatorWorld } from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { createPaymentProvider } from '../../support/providers/payment-provider.ts';
import { startProduct } from '../../support/product/product.ts';
import {
  addStormBoats,
  callOffPort,
  lockBoatLikeOpenSale,
  newestCallOff,
  STORM_BOATS,
} from '../../support/worlds/operators/storm-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

test('a call-off resumes after the server processing it is killed', async () => {
  const env = { MAIL_FROM: 'trips@example.com' };
  const world = await createOperatorWorld(env);
  const cookie = await signInAdmin(world);
  const boats = await addStormBoats(world);
  const first = boats[0];
  const last = boats.at(-1);
  if (!first || !last) throw new Error('There are no boats.');
  const ana = await bookPaidTrip(world, first, { groupSize: 2 });
  const bo = await bookPaidTrip(world, last, { groupSize: 2 }, 'Bo Late');
  const releaseLock = await lockBoatLikeOpenSale(world.database, last.id);
  const requestKey = '0b6f2a4e-3c7d-4b3a-9a51-2f6f0d1c8e77';
  const response = await callOffPort(world.baseUrl, cookie, requestKey);
  expect(response.body).toMatchObject({ boatsDone: 20, finishedAt: null });
  await world.product.kill9();

  const product = await startProduct({
    databaseUrl: world.databaseUrl,
    dataDir: world.product.dataDir,
    env: { DEMO: 'on', ...env },
  });
  const restartedWorld = {
    ...world,
    baseUrl: product.url,
    product,
    provider: createPaymentProvider(product.url, world.database),
  };
  expect((await newVisitor(restartedWorld).checkOut(last)).status).toBe(400);
  const retried = await callOffPort(restartedWorld.baseUrl, cookie, requestKey);
  expect(retried.body).toMatchObject({ id: response.body.id, finishedAt: null });
  await releaseLock();
  const isDone = async () =>
    (await newestCallOff(restartedWorld.baseUrl, cookie)).finishedAt !== null;
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true);
  await waitForGuestNotifications(restartedWorld);
  expect(await newestCallOff(restartedWorld.baseUrl, cookie)).toMatchObject({
    trips: 2,
    waiting: 2,
    boatsDone: STORM_BOATS,
  });
  for (const { visitor } of [ana, bo]) {
    const subjects = await subjectsTo(restartedWorld, visitor.email);
    expect(subjects.filter((subject) => subject.startsWith('Your trip was canceled'))).toHaveLength(
      1,
    );
  }
  await product.stop();
  await world.database.end();
});
