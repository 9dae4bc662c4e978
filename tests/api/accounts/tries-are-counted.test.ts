import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';
import {
  forgetTries,
  giveTryBack,
  takeTry,
  type TryKey,
} from '../../../src/server/identity/sessions/sign-in-tries.ts';
import { openTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

let home: TestDatabase;
let pool: ReturnType<typeof openPool>;
const database = () => openDatabase(pool);

beforeAll(async () => {
  home = await openTestDatabase();
  pool = openPool(home.url);
});
afterAll(async () => {
  await pool.end();
  await home.drop();
});

const NOON = Date.parse('2026-12-04T16:00:00Z');
const keyOf = (name: string): TryKey => ({ kind: 'pair', of: [name] });

async function fail(key: TryKey, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    expect(await takeTry(database(), key, NOON)).toBeNull();
  }
}

test('a process whose clock is behind still gets no wait for a free try', async () => {
  const key = keyOf('behind');
  await fail(key, 1);
  expect(await takeTry(database(), key, NOON - 60_000)).toBeNull();
  await fail(key, 3);
  expect(await takeTry(database(), key, NOON - 60_000)).toBeGreaterThan(60_000);
});

test('the sixth try waits 15 seconds, and the one after it 30', async () => {
  const key = keyOf('waits');
  await fail(key, 5);
  expect(await takeTry(database(), key, NOON)).toBe(15_000);
  expect(await takeTry(database(), key, NOON + 14_000)).toBe(1000);
  expect(await takeTry(database(), key, NOON + 15_000)).toBeNull();
  expect(await takeTry(database(), key, NOON + 15_000)).toBe(30_000);
});

test('a try that was given back leaves those before it', async () => {
  const key = keyOf('given back');
  await fail(key, 5);
  await giveTryBack(database(), key);
  expect(await takeTry(database(), key, NOON)).toBeNull();
  expect(await takeTry(database(), key, NOON)).toBe(15_000);
  await forgetTries(database(), key, NOON);
  await fail(key, 5);
});
