import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenToBoard } from '../../support/worlds/guests/board-client.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { waitForSpareWorker, listWorkers } from '../../support/product/worker-processes.ts';

let world: PayingWorld;
const DAY = dayAhead(1);

beforeAll(async () => {
  world = await createPayingWorld({ WORKERS: '2', LOG_LEVEL: 'debug' });
});
afterAll(() => world.close());

const listen = () => listenToBoard(world, '?port=sxm-philipsburg', { connection: 'close' });

/** Retries once like a browser, if a worker has just closed a keep-alive connection. */
const listenFourTimes = () => Promise.all([1, 2, 3, 4].map(() => listen().catch(listen)));

test('every board stream receives a sale, no matter which worker serves it', async () => {
  const boat = await addBoat(world, { capacity: 10 });
  const boards = await listenFourTimes();
  await newVisitor(world).hold(boat, { start: DAY, end: DAY, groupSize: 3 });
  for (const board of boards)
    await board.waitForRows(boat, (rows) =>
      rows.some(({ day, time, left }) => day === DAY && time === '09:00' && left === 7),
    );
  for (const board of boards) board.leave();
});

test('board streams end when their workers are replaced, and clients can reconnect to the new ones', async () => {
  const { serving } = await waitForSpareWorker(world.product);
  const boards = await listenFourTimes();
  process.kill(world.product.pid, 'SIGUSR2');
  await Promise.all(boards.map(({ over }) => over));
  await expect
    .poll(() => listWorkers(world.product).some((pid) => serving.includes(pid)), {
      timeout: 60_000,
    })
    .toBe(false);
  const again = await listenFourTimes();
  for (const board of again) {
    await board.waitForEvent('alive');
    board.leave();
  }
});
