import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoatView } from '#contract/public/boat-views.ts';
import { languages } from '#i18n/languages/languages.ts';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../src/server/platform/telemetry/log.ts';
import { type RunningProduct, startProduct } from '../../tests/support/product/product.ts';
import { printAnswerRates } from './rates/answer-rate.ts';
import { printCalendarLoad } from './rates/calendar-load.ts';
import { comparePaints, maxTimesPlain } from './paint/largest-paint.ts';
import { budgets, MAX_LANGUAGE_OVERHEAD_KB, measureScriptKb } from './paint/page-weight.ts';
import { printPortal } from './portal/portal-rate.ts';
import { printSales } from './rates/sale-rate.ts';
import { printStorm } from './rates/storm-sales.ts';
import { measureVisits, MAX_SECOND_KB, MAX_SHIFT } from './paint/visits.ts';
import { printWorkerRates } from './rates/worker-rate.ts';

// Results of one run on one machine: only ratios are comparable.
const misses: string[] = [];

await weighPages();
const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-bench-'));
const postgres = await startEmbeddedPostgres({
  dataDir,
  password: 'of-the-bench',
  log: openLog('error'),
});
try {
  await onProduct(postgres.url, async (product) => {
    misses.push(...(await printAnswerRates(product, await cachedPaths(product.url))));
  });
  await onProduct(postgres.url, async (product) => {
    await printPaints(product.url);
    await printVisits(product.url);
  });
  misses.push(...(await printSales(postgres.url)));
  misses.push(...(await printWorkerRates(postgres.url)));
  await printCalendarLoad(postgres.url);
  misses.push(...(await printPortal(postgres.url)));
  misses.push(...(await printStorm(postgres.url)));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const miss of misses) console.log(`OVER BUDGET: ${miss}`);
process.exit(misses.length > 0 ? 1 : 0);

async function onProduct(
  databaseUrl: string,
  measure: (product: RunningProduct) => Promise<void>,
): Promise<void> {
  const product = await startProduct({ databaseUrl, env: { DEMO: 'on' } });
  await measure(product);
  await product.stop();
}

async function weighPages(): Promise<void> {
  console.log('Script a page loads in English, KB after brotli, and the most that a language adds');
  for (const { page, module, groups, maxKb } of budgets) {
    const weighing = languages.map((language) => measureScriptKb(module, groups, language));
    const kb = await measureScriptKb(module, groups, 'en');
    const moreKb = Math.max(...(await Promise.all(weighing))) - kb;
    const weight = `${kb.toFixed(1).padStart(6)} of ${maxKb}`;
    console.log(`  ${page.padEnd(12)} ${weight}  ${moreKb.toFixed(1).padStart(4)}`);
    if (kb > maxKb) misses.push(`${page} loads ${kb.toFixed(1)} KB of script, ${maxKb} allowed`);
    if (moreKb > MAX_LANGUAGE_OVERHEAD_KB)
      misses.push(`a language adds ${moreKb.toFixed(1)} KB to ${page}`);
  }
}

async function cachedPaths(origin: string): Promise<string[]> {
  return ['/', '/booking', await boatPath(origin), '/api/boats'];
}

async function boatPath(origin: string): Promise<string> {
  const boats = (await (await fetch(`${origin}/api/boats`)).json()) as BoatView[];
  return `/boats/${boats[0]?.slug}`;
}

/** Common landing pages. */
async function visitedPaths(origin: string): Promise<string[]> {
  return ['/', '/booking', await boatPath(origin), '/board'];
}

async function printPaints(origin: string): Promise<void> {
  const paths = await visitedPaths(origin);
  console.log('Largest paint on a throttled phone, ms, and as a share of a plain page’s');
  for (const { path, paintMs, plainMs, ratio } of await comparePaints(origin, paths)) {
    const times = `${paintMs.toFixed(0).padStart(6)} ${plainMs.toFixed(0).padStart(6)}`;
    console.log(`  ${path.slice(0, 12).padEnd(12)} ${times}  ${ratio.toFixed(2)}`);
    if (ratio > maxTimesPlain(path)) {
      misses.push(`${path} paints ${ratio.toFixed(2)} x as late, ${maxTimesPlain(path)} allowed`);
    }
  }
}

async function printVisits(origin: string): Promise<void> {
  console.log('First visits on that phone: the most that one moved; a second visit, KB');
  for (const { path, shifts, secondKb } of await measureVisits(
    origin,
    await visitedPaths(origin),
  )) {
    const most = Math.max(...shifts);
    console.log(
      `  ${path.slice(0, 12).padEnd(12)} ${most.toFixed(4)}  ${secondKb.toFixed(1).padStart(6)}`,
    );
    if (most > MAX_SHIFT) misses.push(`${path} moves by ${most.toFixed(4)}, ${MAX_SHIFT} allowed`);
    if (secondKb > MAX_SECOND_KB) {
      misses.push(
        `a second visit of ${path} loads ${secondKb.toFixed(1)} KB, ${MAX_SECOND_KB} allowed`,
      );
    }
  }
}
