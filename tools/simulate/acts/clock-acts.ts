import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { JobName } from '../../../src/server/platform/jobs/jobs.ts';
import { wakeDueJobs, type Shop } from '../world/shop.ts';
import type { Act } from '../world/world.ts';

/** Scheduled jobs that would have run in the skipped time. */
const SCHEDULED: readonly JobName[] = [
  ...(['reconcile-payments', 'call-off-small-departures', 'sync-calendars', 'read-feeds'] as const),
  ...(['compare-with-provider', 'import-balance-transactions', 'ask-for-reviews'] as const),
];

const leaps: readonly [Leap, ...Leap[]] = [
  { ms: 6 * MINUTE_MS, words: '6 minutes' },
  { ms: 32 * MINUTE_MS, words: '32 minutes, the time of a hold' },
  { ms: 2 * HOUR_MS, words: '2 hours, the time of a late reservation' },
  { ms: 12 * HOUR_MS, words: '12 hours, the time to say yes' },
  { ms: 25 * HOUR_MS, words: 'a day, the time of a reservation' },
  { ms: 73 * HOUR_MS, words: '73 hours, the time to choose' },
];
type Leap = { ms: number; words: string };

/** Moves the clock forward; due jobs run when a server gets to them. */
export const timeGoesBy: Act = async ({ shop, chance }) => {
  const { ms, words } = chance.pick(leaps);
  await leap(shop, ms);
  await doWhatIsDue(shop).catch(() => {});
  return `TIME: ${words} go by`;
};

export async function doWhatIsDue(shop: Shop): Promise<void> {
  await wakeDueJobs(shop);
  for (const name of SCHEDULED) await shop.queue(name);
}

/** First waits for running work, because no job takes hours. */
export async function leap(shop: Shop, ms: number): Promise<void> {
  await untilNothingIsBegun(shop);
  await shop.clock.moveAhead(ms);
  // Shifts the provider's retries as well, so that it does not give up because of the leap.
  await shop.database
    .query("update sandbox_payments.delivery set made_ms = made_ms + $1 where state = 'waiting'", [
      ms,
    ])
    .catch(() => {});
}

async function untilNothingIsBegun({ database }: Shop): Promise<void> {
  for (const end = Date.now() + 3000; Date.now() < end; await sleep(20)) {
    const begun = await database
      .query("select from jobs.job where state = 'active' limit 1")
      .catch(() => ({ rowCount: 1 }));
    if (begun.rowCount === 0) return;
  }
}
