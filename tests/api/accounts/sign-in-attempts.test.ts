import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';
import {
  resetAttempts,
  refundAttempt,
  consumeAttempt,
  type AttemptKey,
} from '../../../src/server/identity/sessions/sign-in-attempts.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

let home: TestDatabase;
let pool: ReturnType<typeof openPool>;
const database = () => openDatabase(pool);

beforeAll(async () => {
  home = await createTestDatabase();
  pool = openPool(home.url);
});
afterAll(async () => {
  await pool.end();
  await home.drop();
});

const NOON = Date.parse('2026-12-04T16:00:00Z');
const keyOf = (name: string): AttemptKey => ({ kind: 'pair', of: [name] });

async function fail(key: AttemptKey, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    expect(await consumeAttempt(database(), key, NOON)).toBeNull();
  }
}

test('the first five sign-in attempts are not delayed, even in a process whose clock is behind', async () => {
  const key = keyOf('behind');
  await fail(key, 1);
  expect(await consumeAttempt(database(), key, NOON - 60_000)).toBeNull();
  await fail(key, 3);
  expect(await consumeAttempt(database(), key, NOON - 60_000)).toBeGreaterThan(60_000);
});

test('the sixth sign-in attempt has to wait 15 seconds, and the seventh 30 seconds', async () => {
  const key = keyOf('waits');
  await fail(key, 5);
  expect(await consumeAttempt(database(), key, NOON)).toBe(15_000);
  expect(await consumeAttempt(database(), key, NOON + 14_000)).toBe(1000);
  expect(await consumeAttempt(database(), key, NOON + 15_000)).toBeNull();
  expect(await consumeAttempt(database(), key, NOON + 15_000)).toBe(30_000);
});

test('refunding a sign-in attempt keeps the earlier ones, and a reset clears them all', async () => {
  const key = keyOf('given back');
  await fail(key, 5);
  await refundAttempt(database(), key);
  expect(await consumeAttempt(database(), key, NOON)).toBeNull();
  expect(await consumeAttempt(database(), key, NOON)).toBe(15_000);
  await resetAttempts(database(), key, NOON);
  await fail(key, 5);
});
