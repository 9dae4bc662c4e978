import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lostOf } from './world/expect-nothing-lost.ts';
import { signalIfThere } from './world/machine-processes.ts';
import { openShop } from './world/shop-on-cluster.ts';
import { openSteadyBuyers } from './world/steady-buyers.ts';

/** Time without WAL on the standbys before the primary dies. */
const BEHIND_MS = 4_000;

test('the consistency check finds the bookings lost without synchronous replication', async () => {
  const shop = await openShop(['straight', 'pooled']);
  const { cluster } = shop;
  const async_ = ['synchronous_mode=false', 'maximum_lag_on_failover=1073741824'];
  await cluster.control('edit-config', '--force', ...async_.flatMap((each) => ['-s', each]));
  await expect
    .poll(async () => (await cluster.ask<{ value: string }>(SYNCHRONOUS))[0]?.value, {
      timeout: 20_000,
    })
    .toBe('');
  const buyers = await openSteadyBuyers(shop.baseUrls);
  await sleep(5_000);
  const receivers = (await cluster.standbys()).flatMap((standby) =>
    standby.processCalled('walreceiver'),
  );
  expect(receivers).toHaveLength(2);
  for (const pid of receivers) signalIfThere(pid, 'SIGSTOP');
  await sleep(BEHIND_MS);
  const primary = await cluster.primary();
  primary.kill();
  // Ends the receivers before they read the WAL in their sockets: SIGTERM is pending when they continue.
  for (const signal of ['SIGTERM', 'SIGCONT'] as const)
    for (const pid of receivers) signalIfThere(pid, signal);
  await buyers.stop();
  await expect.poll(() => cluster.primary().catch(() => null), { timeout: 60_000 }).toBeTruthy();
  await expect
    .poll(() => lostOf(shop, buyers.promised).catch(() => null), { timeout: 60_000 })
    .not.toBe(null);
  const lost = await lostOf(shop, buyers.promised);
  process.stdout.write(
    `asynchronous: ${lost.length} of ${buyers.promised.length} promised bookings lost\n`,
  );
  expect(lost.length).toBeGreaterThan(0);
  primary.start();
  const sync = ['synchronous_mode=true', 'maximum_lag_on_failover=1048576'];
  await cluster.control('edit-config', '--force', ...sync.flatMap((each) => ['-s', each]));
  await cluster.waitForHealth();
  await shop.close();
}, 300_000);

const SYNCHRONOUS = `select current_setting('synchronous_standby_names') as value`;
