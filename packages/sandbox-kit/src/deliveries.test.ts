import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { applicationRecipient, type DeliveryChaos, type Outbox } from './outbox.ts';
import { makeSandboxSchema } from './sandbox-schema.ts';
import { inSandboxTransaction } from './sandbox-transaction.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createWebhookReceiver } from './testing/webhook-receiver.ts';

const calm: DeliveryChaos = { duplicate: 0, reorder: false, drop: false };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let application: Awaited<ReturnType<typeof createReceiver>>;
let chaos = calm;
let aheadMs = 0;
let opened: Deliveries[] = [];

const createReceiver = () =>
  createWebhookReceiver('/hooks', (raw, headers) => ({
    text: (JSON.parse(raw) as { text: string }).text,
    signature: headers['x-signature'],
  }));

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  // Ignores errors of connections that are still closing when the database is dropped.
  pool.on('error', () => {});
  await makeSandboxSchema(pool, {
    schema: 'kit',
    lock: 1,
    tables: `create table if not exists kit.message (
      seq bigint generated always as identity primary key, recipient text not null, body jsonb not null,
      state text not null default 'waiting', attempts integer not null default 0,
      made_ms bigint not null default 0, due_ms bigint not null default 0, leased_until_ms bigint)`,
    secrets: {},
  });
});
beforeEach(async () => {
  application = await createReceiver();
});
afterEach(async () => {
  await Promise.all(opened.map((each) => each.stop()));
  await application.close();
  await pool.query('truncate kit.message');
  opened = [];
  chaos = calm;
  aheadMs = 0;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const outbox = (): Outbox => ({
  pool,
  now: () => Date.now() + aheadMs,
  log: () => {},
  readChaos: async () => chaos,
  table: 'kit.message',
  recipientColumn: 'recipient',
  selectClaimed: `select claimed.seq, claimed.made_ms, claimed.leased_until_ms, claimed.attempts, claimed.recipient,
    claimed.seq as id, claimed.body, null as url, null as secret from claimed`,
  waitMsAfter: ({ attempts }) => (attempts < 3 ? 60_000 : null),
  write: ({ body }, secret) => ({
    body: JSON.stringify(body),
    headers: { 'x-signature': secret },
  }),
});

/** A process of the sandbox that knows the application's URL. */
function createProcess(): Deliveries {
  const deliveries = createDeliveries(outbox(), 'the-secret');
  opened.push(deliveries);
  deliveries.deliverTo(application.url);
  return deliveries;
}

const write = (db: Pick<pg.PoolClient, 'query'>, text: string) =>
  db.query('insert into kit.message (recipient, body) values ($1, $2)', [
    applicationRecipient,
    { text },
  ]);

const received = () => application.deliveries.map(({ text }) => text);

const states = async () =>
  (await pool.query<{ state: string }>('select state from kit.message order by seq')).rows.map(
    ({ state }) => state,
  );

test('a signed message is delivered after its transaction commits, but not after a rollback', async () => {
  await inSandboxTransaction(pool, (db) => write(db, 'kept'));
  const failing = inSandboxTransaction(pool, async (db) => {
    await write(db, 'undone');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  createProcess();
  await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
  expect(application.deliveries).toEqual([{ text: 'kept', signature: 'the-secret' }]);
});

test('two processes on one database deliver each message exactly once', async () => {
  const texts = Array.from({ length: 50 }, (_, nth) => `message ${nth}`);
  for (const text of texts) await write(pool, text);
  createProcess();
  createProcess();
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['delivered'])));
  expect(received().toSorted()).toEqual(texts.toSorted());
});

test('a refused message is sent again when it is due, and abandoned after the last attempt', async () => {
  application.answer.status = 500;
  await write(pool, 'refused');
  let deliveries = createProcess();
  for (const attempts of [1, 2, 3]) {
    await vi.waitFor(() => expect(received()).toHaveLength(attempts));
    await deliveries.stop();
    expect(await states()).toEqual([attempts < 3 ? 'waiting' : 'abandoned']);
    aheadMs += 61_000;
    deliveries = createProcess();
  }
  await deliveries.stop();
  expect(received()).toHaveLength(3);
});

test('injected faults repeat, drop or fail deliveries', async () => {
  chaos = { ...calm, duplicate: 2 };
  await write(pool, 'thrice');
  const deliveries = createProcess();
  await vi.waitFor(() => expect(received()).toEqual(['thrice', 'thrice', 'thrice']));
  chaos = { ...calm, drop: true };
  await write(pool, 'dropped');
  deliveries.wake();
  await vi.waitFor(async () => expect(await states()).toEqual(['delivered', 'dropped']));
  chaos = { ...calm, failFirst: 1 };
  await write(pool, 'lost once');
  deliveries.wake();
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select from kit.message where attempts = 1 and due_ms > 0');
    expect(rows).toHaveLength(1);
  });
  expect(received()).toHaveLength(3);
  aheadMs = 61_000;
  deliveries.wake();
  await vi.waitFor(() => expect(received()).toContain('lost once'));
});
