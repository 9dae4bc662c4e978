import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import {
  askDatabase,
  newDataFolder,
  postgresPid,
  waitForExit,
} from '../support/product/data-folders.ts';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { startProductOnDataDir, type RunningProduct } from '../support/product/product.ts';
import {
  expectKept,
  payOne,
  reserveOne,
  type Acknowledged,
} from '../support/assertions/acknowledged-trips.ts';
import type { TripInput } from '../support/worlds/guests/visitors.ts';
import { boatNamed } from '../support/worlds/guests/two-server-world.ts';

type Market = { baseUrl: string; boat: BoatView; round: number; acknowledged: Acknowledged };

const ROUNDS = ['server first', 'database first', 'all at once'] as const;
const RESERVATIONS_A_ROUND = 25;
const PAID_A_ROUND = 6;

test('no confirmed sale is lost if the server and its database are killed three times during sales', async () => {
  const dataDir = newDataFolder();
  const env = { PORT: String(await freePort()), RATE_LIMITS: 'off' };
  const acknowledged: Acknowledged = { reserved: [], confirmed: [], charged: [] };
  let product = await startProductOnDataDir(dataDir, env);
  const boat = await boatNamed(product.url, 'Mango Express');
  for (const [round, order] of ROUNDS.entries()) {
    const selling = sell({ baseUrl: product.url, boat, round, acknowledged });
    await waitForAcknowledgements(acknowledged, round);
    await killEverything(product, dataDir, order);
    await selling;
    product = await startProductOnDataDir(dataDir, env);
    await expectKept(product.url, acknowledged);
    expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual({
      exitCode: 0,
      output: 'All is well: sales add up, the books balance, and nothing is overdue.',
    });
  }
  await expectMailsSent(dataDir, acknowledged);
  expect(await product.stop()).toBe(0);
});

/** Sells to visitors who reserve and visitors who pay, until the server stops answering. */
async function sell(market: Market): Promise<void> {
  const trades = [reserveOne, reserveOne, reserveOne, payOne, payOne, payOne];
  await Promise.all(
    trades.map(async (trade, lane) => {
      try {
        for (let nth = 0; ; nth += 1) {
          await trade(market.baseUrl, market.acknowledged, inputFor(market, lane, nth));
        }
      } catch {
        // The server died during the answer, so this visitor has no confirmation.
      }
    }),
  );
}

function inputFor({ boat, round }: Market, lane: number, nth: number): TripInput {
  const day = addDays(toIslandNow(Date.now()).day, 30 + round * 40 + ((lane + nth) % 30));
  const customer = `Visitor ${round} ${lane} ${nth}`;
  return { boat, mode: 'perSeat', start: day, time: '12:00', groupSize: 1, customer };
}

async function waitForAcknowledgements(
  { reserved, confirmed }: Acknowledged,
  round: number,
): Promise<void> {
  const areEnough = () =>
    reserved.length >= RESERVATIONS_A_ROUND * (round + 1) &&
    confirmed.length >= PAID_A_ROUND * (round + 1);
  while (!areEnough()) await sleep(5);
}

async function killEverything(
  product: RunningProduct,
  dataDir: string,
  order: (typeof ROUNDS)[number],
): Promise<void> {
  const postmaster = postgresPid(dataDir) ?? 0;
  const database = [postmaster, ...childrenOf(postmaster)];
  expect(database.length).toBeGreaterThan(1);
  if (order === 'server first') process.kill(product.pid, 'SIGKILL');
  for (const pid of order === 'all at once' ? database.toReversed() : database) kill(pid);
  await product.kill9();
  await Promise.all(database.map(waitForExit));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process exited by itself, as all do when their database dies.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Asserts that every mail is sent. Backdates the killed sender's claims, which expire only after some minutes. */
async function expectMailsSent(dataDir: string, acknowledged: Acknowledged): Promise<void> {
  await askDatabase(
    dataDir,
    `update mails set claimed_at = claimed_at - interval '5 minutes' where sent_at is null`,
  );
  const unsent = () => askDatabase(dataDir, 'select key from mails where sent_at is null');
  await expect.poll(unsent, { timeout: 60_000, interval: 500 }).toEqual([]);
  const inbox = await askDatabase<{ recipient: string }>(
    dataDir,
    'select recipient from sandbox_mail.mails',
  );
  const readers = new Set(inbox.map(({ recipient }) => recipient));
  for (const booking of [
    ...acknowledged.reserved,
    ...acknowledged.confirmed.map((each) => each.booking),
  ]) {
    expect(readers).toContain(booking.customerEmail);
  }
}
