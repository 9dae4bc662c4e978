import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { openLog } from '../src/server/log.ts';
import { startProduct } from '../tests/support/product.ts';
import { startBareServer } from './bare-server.ts';
import { answersPerSecond } from './load.ts';
import { budgets, scriptWeightKb } from './page-weight.ts';
import { measureSales } from './sale-rate.ts';

// Figures of one run on one machine: only the ratios mean something elsewhere.
const misses: string[] = [];

await weighPages();
const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: openLog('error') });
try {
  await measureAnswers(postgres.url);
  await printSales(postgres.url);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const miss of misses) console.log(`OVER BUDGET: ${miss}`);
process.exit(misses.length > 0 ? 1 : 0);

async function weighPages(): Promise<void> {
  console.log('Script a page loads, KB after brotli');
  for (const { page, module, mostKb } of budgets) {
    const kb = await scriptWeightKb(module);
    console.log(`  ${page.padEnd(12)} ${kb.toFixed(1).padStart(6)} of ${mostKb}`);
    if (kb > mostKb) misses.push(`${page} loads ${kb.toFixed(1)} KB of script, ${mostKb} allowed`);
  }
}

async function measureAnswers(databaseUrl: string): Promise<void> {
  const product = await startProduct({ databaseUrl, env: { DEMO: 'on' } });
  const home = await fetch(`${product.url}/`, { headers: { accept: 'text/html' } });
  const bare = await startBareServer(new Uint8Array(await home.arrayBuffer()).slice(0, 12_000));
  const bareRate = await answersPerSecond(bare.url);
  console.log('Answers per second, and as a share of node answering bare bytes');
  for (const path of ['/healthz', '/', '/booking', '/api/boats']) {
    const rate = await answersPerSecond(`${product.url}${path}`);
    console.log(
      `  ${path.padEnd(12)} ${rate.toFixed(0).padStart(6)}  ${(rate / bareRate).toFixed(2)}`,
    );
  }
  bare.stop();
  await product.stop();
}

async function printSales(databaseUrl: string): Promise<void> {
  const { holds, roundTrips } = await measureSales(databaseUrl);
  console.log('Seats held per second on one departure, 16 buyers at once');
  console.log(`  holds        ${holds.toFixed(0).padStart(6)}`);
  console.log(`  select 1     ${roundTrips.toFixed(0).padStart(6)}`);
  console.log(`  round trips per hold ${(roundTrips / holds).toFixed(1)}`);
}
