import { startEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { openLog } from '../src/server/log.ts';
import { timePortal } from './portal-rate.ts';
const postgres = await startEmbeddedPostgres({ dataDir: '/tmp/e-work/pg', log: openLog('error') });
try {
  console.time('all');
  for (const { what, ms, roundTrips } of await timePortal(postgres.url))
    console.log(what.padEnd(44), ms.toFixed(0).padStart(6), roundTrips.toFixed(0).padStart(6));
  console.timeEnd('all');
} finally {
  if (!process.env.KEEP) await postgres.stop();
  else console.log(postgres.url);
}
process.exit(0);
