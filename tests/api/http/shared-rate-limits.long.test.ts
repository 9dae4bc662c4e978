import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryToSignIn } from '../../support/worlds/admins/admins.ts';
import { askAuth } from '../../support/worlds/operators/operators.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

const RESERVATIONS = 60;
const PASSWORD_TRIES = 15;

/** Two servers of one shop. */
let database: TestDatabase;
let servers: RunningProduct[];
beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DEMO: 'on', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  servers = [await startProduct({ databaseUrl: database.url, env })];
  servers.push(await startProduct({ databaseUrl: database.url, env }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

test('all servers share one rate limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: RESERVATIONS + 20 }, (_, nth) => reserveNothing(nth, '203.0.113.7')),
  );
  expect(answers.filter((status) => status === 400)).toHaveLength(RESERVATIONS);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

test('all servers share one count of wrong passwords at the sign-in service', async () => {
  const codes: string[] = [];
  for (let nth = 0; nth < PASSWORD_TRIES + 2; nth += 1) {
    const payload = { email: 'rosa@demo.test', password: 'not-the-password' };
    const { error_code: code } = await askAuth<{ error_code: string }>(
      { baseUrl: doorOf(nth) },
      '/token?grant_type=password',
      { payload },
    );
    codes.push(code);
  }
  expect(codes).toEqual([
    ...Array.from({ length: PASSWORD_TRIES }, () => 'invalid_credentials'),
    'over_request_rate_limit',
    'over_request_rate_limit',
  ]);
});

test('the rate limit counters contain neither email addresses nor IP addresses', async () => {
  const pool = createTestPool(database.url, 1);
  const { rows } = await pool.query<{ key: string }>(
    'select key from rate_limits union all select key from auth_service.request_count',
  );
  await pool.end();
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).not.toMatch(/203\.0\.113|127\.0\.0|rosa|demo/);
});

test('while the shared counters cannot be written, each server enforces its own limits', async () => {
  const pool = createTestPool(database.url, 1);
  await pool.query('alter table rate_limits rename to rate_limits_away');
  const answers = await Promise.all(
    Array.from({ length: RESERVATIONS + 5 }, () => reserveNothing(0, '203.0.113.9')),
  );
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  await pool.query('alter table rate_limits_away rename to rate_limits');
  await pool.end();
});

test('all servers share one count of admins’ sign-in attempts', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const tried = await tryToSignIn(
      doorOf(nth),
      { email: 'nobody@harbour.test' },
      { from: '203.0.113.8' },
    );
    statuses.push(tried.status);
  }
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

function doorOf(nth: number): string {
  return servers[nth % servers.length]?.url ?? '';
}

async function reserveNothing(nth: number, from: string): Promise<number> {
  const answer = await fetch(`${doorOf(nth)}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{}',
  });
  return answer.status;
}
