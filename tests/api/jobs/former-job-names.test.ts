import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobNames, openJobs, type JobWorkers } from '../../../src/server/platform/jobs/jobs.ts';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

let database: TestDatabase;
/** A server of the previous version, which uses the former job names. */
let previous: PgBoss;

beforeAll(async () => {
  database = await createTestDatabase();
  previous = new PgBoss({ connectionString: database.url, schema: 'jobs', max: 2 });
  await previous.start();
  for (const name of ['end-asking', 'fold-sums']) await previous.createQueue(name);
  await previous.schedule('fold-sums', '* * * * *', {});
});
afterAll(async () => {
  await previous.stop({ graceful: false });
  await database.drop();
});

test('a job that the previous version queued under its former name is run, and the former schedule is removed', async () => {
  const done: unknown[] = [];
  const workers = jobNames.map((name) => [
    name,
    async (payload: unknown) => void done.push({ name, payload }),
  ]);
  const jobs = await openJobs(database.url, openLog('error'));
  await jobs.work(Object.fromEntries(workers) as JobWorkers);
  const payload = { bookingId: randomUUID() };
  await previous.send('end-asking', payload);
  await expect.poll(() => done).toContainEqual({ name: 'expire-approval', payload });
  const scheduled = (await previous.getSchedules()).map(({ name }) => name);
  expect(scheduled).toContain('aggregate-rollups');
  expect(scheduled).not.toContain('fold-sums');
  await jobs.close();
});
