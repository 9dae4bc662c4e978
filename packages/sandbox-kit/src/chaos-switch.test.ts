import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chaosSwitch } from './chaos-switch.ts';
import { makeSandboxSchema, readSandboxSecret } from './sandbox-schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const makeSchema = (secret: string) =>
  makeSandboxSchema(pool, { schema: 'faulty', lock: 2, tables: '', secrets: { key: secret } });

test('processes that create the schema concurrently agree on one lasting secret', async () => {
  await Promise.all(['one', 'two', 'three'].map(makeSchema));
  const secret = await readSandboxSecret(pool, 'faulty', 'key');
  expect(['one', 'two', 'three']).toContain(secret);
  await makeSchema('later');
  expect(await readSandboxSecret(pool, 'faulty', 'key')).toBe(secret);
});

test('faults are set one by one and cleared together; unknown faults and cross-site requests are refused', async () => {
  await makeSchema('any');
  const calm = { apiDown: false, duplicate: 0 };
  const kinds = z.strictObject({ apiDown: z.boolean(), duplicate: z.number() });
  const open = () => chaosSwitch({ schema: 'faulty', path: '/chaos', kinds, calm }).routes(pool);
  const app = open();
  const another = open();
  const switched = async (method: string, body?: object, headers = {}) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await app.request('/chaos', init);
    return [answer.status, await answer.json()];
  };
  expect(await switched('GET')).toEqual([200, calm]);
  expect(await switched('POST', { apiDown: true })).toEqual([200, { apiDown: true, duplicate: 0 }]);
  expect(await switched('POST', { duplicate: 2 })).toEqual([200, { apiDown: true, duplicate: 2 }]);
  expect(await (await another.request('/chaos')).json()).toEqual({ apiDown: true, duplicate: 2 });
  expect((await switched('POST', { earthquake: true }))[0]).toBe(400);
  const cross = { 'sec-fetch-site': 'cross-site' };
  expect((await switched('POST', { apiDown: false }, cross))[0]).toBe(403);
  expect(await switched('GET')).toEqual([200, { apiDown: true, duplicate: 2 }]);
  expect(await switched('DELETE')).toEqual([200, calm]);
});
