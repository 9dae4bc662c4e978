import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { brokenPromises } from '../../tools/simulate/checks/invariants.ts';
import {
  addBoat,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../support/worlds/guests/paying-world.ts';
import { sailedTrip } from '../support/worlds/guests/sailed-trips.ts';

const SIMULATE = fileURLToPath(new URL('../../tools/simulate/simulate.ts', import.meta.url));
/** Allows for starting, killing and restarting two servers, and for their jobs. */
const TIMEOUT_MS = 300_000;

test(
  'the simulation finds no error in 150 random steps with faults',
  async () => {
    const { exitCode, text } = await simulate('--seed', '1', '--steps', '150');
    expect(text).toContain('nothing was wrong');
    expect(Number(/(\d+) faults of/.exec(text)?.[1])).toBeGreaterThan(3);
    expect(exitCode).toBe(0);
  },
  TIMEOUT_MS,
);

let world: PayingWorld;
let boat: NewBoat;
beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { capacity: 4 });
});
afterAll(() => world.close());

test('the simulation reports overlapping trips of one boat, oversold seats and unpaid trips', async () => {
  await sailedTrip(world, boat.id, { time: '09:00', guests: 2 });
  await sailedTrip(world, boat.id, { time: '11:00', guests: 3 });
  await sailedTrip(world, boat.id, { time: '11:00', guests: 2 });
  // Sets the clock back 60 days, to when all three trips were upcoming.
  const clock = { nowMs: () => Date.now() - 60 * DAY_MS };
  const broken = (await brokenPromises({ ...world, clock })).join('\n');
  expect(broken).toContain('Two parties on one hull');
  expect(broken).toContain('5 seats are sold of 4');
  expect(broken).toContain('is paid by 0 pages');
});

function simulate(...args: string[]): Promise<{ exitCode: number | null; text: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const run = spawn(process.execPath, [SIMULATE, ...args], { env: { PATH, HOME } });
  let text = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  }
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('close', (exitCode) => resolve({ exitCode, text }));
  });
}
