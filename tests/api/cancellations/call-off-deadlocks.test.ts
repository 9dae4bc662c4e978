import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let world: OperatorWorld;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const isWaited = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%from "boats"%for no key update%'`;

test('a call-off that the database aborts because of a deadlock is retried and succeeds', async () => {
  const rosa = await operatorWithBoats(world);
  const [first = '', second = ''] = rosa.boats.map(({ id }) => id).toSorted();
  const other = await world.database.connect();
  const lock = (id: string) => other.query('select from boats where id = $1 for update', [id]);
  await other.query('begin');
  // Makes PostgreSQL detect the deadlock in the product's session first, and abort that one.
  await other.query("set local deadlock_timeout = '30s'");
  await lock(second);
  const payload = { boatIds: [first, second], day: dayAhead(), time: null };
  const answer = call<CallOffView>(world.baseUrl, 'callOff', {
    token: rosa.token,
    payload: { ...payload, reason: 'weather', note: '', requestKey: randomUUID() },
  });
  await expect.poll(async () => (await world.database.query(isWaited)).rowCount).toBe(1);
  await lock(first);
  await other.query('rollback');
  other.release();
  expect(await answer).toMatchObject({ status: 200, body: { reason: 'weather' } });
});
