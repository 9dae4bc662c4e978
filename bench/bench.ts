import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoatView } from '#contract/boat-views.ts';
import { startEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { openLog } from '../src/server/log.ts';
import { startProduct } from '../tests/support/product.ts';
import { startBareServer } from './bare-server.ts';
import { printCalendarLoad } from './calendar-load.ts';
import { comparePaints, MOST_TIMES_PLAIN } from './largest-paint.ts';
import { answersPerSecond } from './load.ts';
import { budgets, scriptWeightKb } from './page-weight.ts';
import { printPortal } from './portal-rate.ts';
import { measureSales } from './sale-rate.ts';

// Figures of one run on one machine: only the ratios mean something elsewhere.
const misses: string[] = [];

await weighPages();
const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: openLog('error') });
try {
  const product = await startProduct({ databaseUrl: postgres.url, env: { DEMO: 'on' } });
  await measureAnswers(product.url);
  await printPaints(product.url);
  await product.stop();
  await printSales(postgres.url);
  await printCalendarLoad(postgres.url);
  misses.push(...(await printPortal(postgres.url)));
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

async function measureAnswers(door: string): Promise<void> {
  const home = await fetch(`${door}/`, { headers: { accept: 'text/html' } });
  const bytes = new Uint8Array(await home.arrayBuffer()).slice(0, 12_000);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
  const bare = await startBareServer({ '/': { headers, bytes } });
  const bareRate = await answersPerSecond(bare.url);
  console.log('Answers per second, and as a share of node answering bare bytes');
  for (const path of ['/healthz', '/', '/booking', '/api/boats']) {
    const rate = await answersPerSecond(`${door}${path}`);
    console.log(
      `  ${path.padEnd(12)} ${rate.toFixed(0).padStart(6)}  ${(rate / bareRate).toFixed(2)}`,
    );
  }
  bare.stop();
}

async function printPaints(door: string): Promise<void> {
  const boats = (await (await fetch(`${door}/api/boats`)).json()) as BoatView[];
  const paths = ['/', `/boats/${boats[0]?.slug}`];
  console.log('Largest paint on a throttled phone, ms, and as a share of a plain page’s');
  for (const { path, paintMs, plainMs, ratio } of await comparePaints(door, paths)) {
    const times = `${paintMs.toFixed(0).padStart(6)} ${plainMs.toFixed(0).padStart(6)}`;
    console.log(`  ${path.slice(0, 12).padEnd(12)} ${times}  ${ratio.toFixed(2)}`);
    if (ratio > MOST_TIMES_PLAIN) {
      misses.push(`${path} paints ${ratio.toFixed(2)} x as late, ${MOST_TIMES_PLAIN} allowed`);
    }
  }
}

async function printSales(databaseUrl: string): Promise<void> {
  const { holds, roundTrips } = await measureSales(databaseUrl);
  console.log('Seats held per second on one departure, 16 buyers at once');
  console.log(`  holds        ${holds.toFixed(0).padStart(6)}`);
  console.log(`  select 1     ${roundTrips.toFixed(0).padStart(6)}`);
  console.log(`  round trips per hold ${(roundTrips / holds).toFixed(1)}`);
}
