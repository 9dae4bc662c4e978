import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { startProduct } from '../support/product/product.ts';
import { readBooking, reserve } from '../support/worlds/guests/visitors.ts';
import { boatNamed, openDay } from '../support/worlds/guests/two-server-world.ts';
import { newDataFolder } from '../support/product/data-folders.ts';
import { signalIfThere } from './world/machine-processes.ts';
import { openShop, type ShopOnCluster } from './world/shop-on-cluster.ts';

let shop: ShopOnCluster;
let one: string;
let other: string;
beforeAll(async () => {
  shop = await openShop(['straight', 'pooled']);
  [one = '', other = ''] = shop.baseUrls;
});
afterEach(() => signalReplay('SIGCONT'));
afterAll(() => shop?.close());

/** Stops replay: standbys still receive WAL, but reads do not see it. */
const stopReplay = () => signalReplay('SIGSTOP');

async function signalReplay(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const replaying = (await shop.cluster.standbys()).flatMap((each) =>
    each.processCalled('startup'),
  );
  expect(replaying).toHaveLength(2);
  for (const pid of replaying) signalIfThere(pid, signal);
}

const PATIENCE = { timeout: 15_000, interval: 100 };

test('public pages are read from a replica, even if the database receives no writes', async () => {
  const { slug } = await boatNamed(one, 'Mango Express');
  const addresses = ['/booking', '/', '/api/boats', '/sitemap.xml', `/boats/${slug}`];
  for (const path of addresses) await expectReplicaFor(one, path);
  await sleep(3_000);
  await expectReplicaFor(one, '/api/boats');
  await expectReplicaFor(other, '/api/boats');
});

test('a guest sees their reservation in the next response, even if no replica has it yet', async () => {
  await stopReplay();
  const boat = await boatNamed(one, 'Mango Express');
  const start = openDay(boat, 30);
  for (let sold = 1; sold <= 3; sold += 1) {
    const trip = { boat, mode: 'perSeat', start, time: '09:00', groupSize: 1 } as const;
    const reserved = await reserve(one, { ...trip, customer: `Guest ${sold}` });
    expect(reserved.status).toBe(201);
    const seen = await boatNamed(one, 'Mango Express');
    expect(seen.taken.filter(({ date }) => date === start)).toMatchObject([{ seats: sold }]);
    expect((await readBooking(other, reserved.body.id)).status).toBe(200);
  }
});

test('another server shows a sale as soon as it is notified, even if no replica has it yet', async () => {
  const boat = await boatNamed(other, 'Pelican');
  const start = openDay(boat, 40);
  await stopReplay();
  const trip = { boat, mode: 'perSeat', start, time: '', groupSize: 1 } as const;
  expect((await reserve(one, trip)).status).toBe(201);
  const taken = async () =>
    (await boatNamed(other, 'Pelican')).taken.filter(({ date }) => date === start).length;
  await expect.poll(taken, PATIENCE).toBe(1);
});

test('a server shows a change without a notification, even if no replica has it yet', async () => {
  await stopReplay();
  await shop.database.query(`update boats set name = 'Mango Local' where name = 'Mango Express'`);
  const names = async () =>
    ((await (await fetch(`${one}/api/boats?at=${Date.now()}`)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  await expect.poll(names, PATIENCE).toContain('Mango Local');
  await shop.database.query(`update boats set name = 'Mango Express' where name = 'Mango Local'`);
  await expect.poll(names, PATIENCE).toContain('Mango Express');
});

test('a replica that has caught up is read again', async () => {
  await stopReplay();
  await shop.database.query(`update boats set updated_at = updated_at`);
  await expect.poll(() => isReadOf(one, 'primary'), PATIENCE).toBe(true);
  await signalReplay('SIGCONT');
  await expect.poll(() => isReadOf(one, 'replica'), PATIENCE).toBe(true);
});

test('the doctor reports a replica that is behind, but not one that is up to date', async () => {
  expect((await shop.visitDoctor('straight')).exitCode).toBe(0);
  await stopReplay();
  await shop.database.query(`update boats set updated_at = updated_at`);
  const { exitCode, output } = await shop.visitDoctor('straight');
  expect(exitCode).toBe(1);
  expect(output).toContain('DATABASE_REPLICA_URL: the replica is more than 5 seconds behind');
});

test('the doctor reports that DATABASE_URL leads to a standby', async () => {
  const [standby] = await shop.cluster.standbys();
  const url = standby && (await shop.cluster.newDatabase()).at(standby);
  const { exitCode, output } = await visitDoctor({ DATABASE_URL: url ?? '' });
  expect(exitCode).toBe(1);
  expect(output).toContain('cannot be reached: it is a read-only standby');
});

test.each([
  ['unreachable', 'cannot be reached'],
  ['the primary itself', 'DATABASE_REPLICA_URL points to the primary itself'],
])('a replica that is %s does not stop pages from being served', async (which, message) => {
  const { primary } = await shop.cluster.newDatabase();
  const unreachable = new URL(primary);
  unreachable.port = String(await freePort());
  const DATABASE_REPLICA_URL = which === 'unreachable' ? unreachable.href : primary;
  const env = { DEMO: 'on', DATABASE_REPLICA_URL };
  const product = await startProduct({ databaseUrl: primary, dataDir: newDataFolder(), env });
  expect(product.output()).toContain(message);
  expect((await fetch(`${product.url}/booking`)).status).toBe(200);
  expect(await countReads(product.url, 'primary')).toBeGreaterThan(0);
  await product.stop();
});

/** Compares the server's counters around an uncached request. */
async function isReadOf(baseUrl: string, from: 'replica' | 'primary'): Promise<boolean> {
  const before = await countReads(baseUrl, from);
  await fetch(`${baseUrl}/api/boats?at=${Date.now()}`);
  return (await countReads(baseUrl, from)) > before;
}

async function expectReplicaFor(baseUrl: string, path: string): Promise<void> {
  const before = await countReads(baseUrl, 'replica');
  const answer = await fetch(`${baseUrl}${path}?at=${Date.now()}`);
  expect(answer.status).toBe(200);
  expect(await countReads(baseUrl, 'replica'), path).toBeGreaterThan(before);
}

async function countReads(baseUrl: string, from: 'replica' | 'primary'): Promise<number> {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  const found = new RegExp(`^public_reads_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(metrics);
  return Number(found?.[1] ?? 0);
}
