import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type pg from 'pg';
import { sharedFeeds } from '../providers/feed-server.ts';
import { startProduct, type RunningProduct } from './product.ts';
import { rememberRows, type RowsAtStart } from './row-snapshot.ts';
import { createTestDatabase, createTestPool } from './test-database.ts';

/**
 * A product that all test files of a worker share (vitest keeps modules from file to file). Every file gets it in its
 * initial state.
 */
export type SharedProduct = {
  product: RunningProduct;
  database: pg.Pool;
  databaseUrl: string;
  rows: RowsAtStart;
  isUsed: boolean;
};

/** Keys that the tests give to the embedded sign-in service. */
export type SignInKeys = { signingKey: JWK; serviceKey: string };

const kept: Partial<Record<'on' | 'off', Promise<SharedProduct>>> = {};
let keys: Promise<SignInKeys> | undefined;

/** Returns the shared product with or without the demo world. */
export async function useSharedProduct(demo: 'on' | 'off'): Promise<SharedProduct> {
  kept[demo] ??= start(demo);
  const shared = await kept[demo];
  if (shared.isUsed) await startOver(shared);
  shared.isUsed = true;
  return shared;
}

/** Restores the initial state at the end of a file, so that the file's jobs do not run during the next file. */
export async function startOver(shared: SharedProduct): Promise<void> {
  await endWork(shared.database);
  await shared.rows.bringBack();
  await emptyFolders(shared.product.dataDir);
  // Calls the server's endpoint, so that the server's caches are invalidated.
  await fetch(`${shared.product.url}/sandbox/stripe/chaos`, { method: 'DELETE' });
  shared.isUsed = false;
}

export async function signInSettings(): Promise<SignInKeys & { env: Record<string, string> }> {
  keys ??= makeKeys();
  const { signingKey, serviceKey } = await keys;
  const env = {
    AUTH_SIGNING_KEY: JSON.stringify(signingKey),
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_MAIL_GAP_SECONDS: '0',
  };
  return { signingKey, serviceKey, env };
}

async function makeKeys(): Promise<SignInKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'tests' };
  return { signingKey, serviceKey: 'the-key-of-the-harbour-office' };
}

async function start(demo: 'on' | 'off'): Promise<SharedProduct> {
  const { url: databaseUrl } = await createTestDatabase();
  const feeds = await sharedFeeds();
  const product = await startProduct({
    databaseUrl,
    env: { DEMO: demo, ...(await signInSettings()).env, CALENDAR_FEED_HOSTS: feeds.host },
  });
  const database = createTestPool(databaseUrl);
  // Unschedules the reminders, which could go out during any test. Tests run this job themselves.
  await database.query("delete from jobs.schedule where name = 'remind-guests'");
  return { product, database, databaseUrl, rows: await rememberRows(database), isUsed: false };
}

const IDLE_WITHIN_MS = 3000;

/** Deletes queued jobs and waits up to three seconds for running ones. */
async function endWork(database: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + IDLE_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    await database.query("delete from jobs.job where state <> 'active'");
    await database.query('delete from sandbox_payments.delivery where leased_until_ms is null');
    await database.query('delete from sandbox_calendars.notice where leased_until_ms is null');
    const { rowCount } = await database.query(`select from jobs.job
      union all select from sandbox_payments.delivery union all select from sandbox_calendars.notice
      union all select from auth_service.outbox limit 1`);
    if (rowCount === 0) return;
  }
}

/** Deletes photos and share pictures; keeps the secrets next to them. */
async function emptyFolders(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const name of await readdir(join(dataDir, entry.name))) {
      await rm(join(dataDir, entry.name, name), { recursive: true, force: true });
    }
  }
}
