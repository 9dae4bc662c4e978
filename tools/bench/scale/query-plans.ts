import { open, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startProduct } from '../../../tests/support/product/product.ts';
import { nameOfQuery } from './named-queries.ts';
import { EACH_PAGE } from './pages-of-portals.ts';
import type { AskedPage } from './public-pages.ts';

/**
 * Minimum rows of a big table, and minimum share of its rows that counts as reading all of it: below these limits, a
 * sequential scan is the fastest plan.
 */
const BIG = 20_000;
const WHOLE = 0.5;
/** Repetitions: parameters differ, and so may plans. */
const ASKED = 3;

type Plan = { name: string; ms: number; scans: Scan[] };
type Scan = { table: string; how: string; rows: number; isWhole: boolean };

type Asking = {
  databaseUrl: string;
  /** Log of the database server. */
  logFile: string;
  askedPages: (origin: string, databaseUrl: string) => Promise<AskedPage[]>;
};

/**
 * Prints the executed plan of every query of every page; returns those that read a big table completely. Needs the
 * server's log, where auto_explain writes the plans.
 */
export async function printPlans({ databaseUrl, logFile, askedPages }: Asking): Promise<string[]> {
  const sizes = await explainAll(databaseUrl);
  const product = await startProduct({ databaseUrl });
  const findings: string[] = [];
  try {
    await stopSchedules(databaseUrl);
    const pages = await askedPages(product.url, databaseUrl);
    for (const { ask } of pages) await ask(-1);
    const known = new Map<string, ReadonlySet<string>>();
    for (const page of pages) {
      const plans = await plansOf(page, logFile, sizes);
      const { signedInAs = '' } = page;
      printPage(page.name, plans, known.get(signedInAs));
      if (page.name.startsWith(EACH_PAGE)) known.set(signedInAs, new Set(plans.map(lineOf)));
      findings.push(...plans.flatMap((plan) => findingsOf(page.name, plan)));
    }
  } finally {
    await product.stop();
  }
  return findings;
}

async function plansOf(
  { ask }: AskedPage,
  logFile: string,
  sizes: ReadonlyMap<string, number>,
): Promise<Plan[]> {
  const { size: before } = await stat(logFile);
  for (let time = 0; time < ASKED; time += 1) await ask(time);
  await sleep(300);
  return plansIn(await readFrom(logFile, before), sizes);
}

/** Prints a section of docs/scale.md, without the queries common to all portal pages. */
function printPage(name: string, plans: readonly Plan[], known?: ReadonlySet<string>): void {
  console.log(`\n### ${name}\n`);
  const lines = [...new Set(plans.map(lineOf))].filter((line) => !known?.has(line));
  for (const line of lines.length > 0 ? lines : ['- nothing else']) console.log(line);
}

function lineOf(plan: Plan): string {
  return `- ${plan.name}: ${formatScans(plan)}`;
}

function findingsOf(page: string, { scans }: Plan): string[] {
  return scans
    .filter(({ isWhole }) => isWhole)
    .map(({ table, how, rows }) => `${page} reads ${rows} rows of ${table} (${how})`);
}

/** Stops scheduled jobs, whose statements would appear among the pages'. The next start schedules them again. */
async function stopSchedules(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from jobs.schedule');
  await client.end();
}

/** Reads in pieces: an old log may exceed the maximum length of a string. */
async function readFrom(file: string, start: number): Promise<string> {
  const opened = await open(file);
  try {
    const { size } = await opened.stat();
    const { buffer } = await opened.read(Buffer.alloc(size - start), { position: start });
    return buffer.toString('utf8');
  } finally {
    await opened.close();
  }
}

/** Logs the plan of every statement of new connections. Returns the sizes of the tables. */
async function explainAll(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database ${name} set ${setting} = '${value}'`);
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  return new Map(rows.map((table) => [table.name, table.rows]));
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** Statements of the job queue and the sandboxes. */
const NOT_A_PAGES =
  /\bjobs\.|sandbox_|service_health|auth_service|pg_catalog|pg_notify|pg_listening|^listen/;

/** Slowest plan of each statement, grouped by name if it has one. */
function plansIn(log: string, sizes: ReadonlyMap<string, number>): Plan[] {
  const slowest = new Map<string, Plan>();
  for (const [, ms, text = ''] of log.matchAll(
    /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n|\{.*\n|\}.*\n| .*\n)+)/g,
  )) {
    const { 'Query Text': sql, Plan: plan } = JSON.parse(text) as {
      'Query Text': string;
      Plan: Node;
    };
    if (NOT_A_PAGES.test(sql)) continue;
    const query = sql.replace(/\s+/g, ' ').trim();
    const name = nameOfQuery(query);
    const same = name.startsWith('`') ? query.replace(/\$\d+/g, '$') : name;
    const found = { name, ms: Number(ms), scans: scansIn(plan, sizes) };
    if ((slowest.get(same)?.ms ?? -1) < found.ms) slowest.set(same, found);
  }
  return [...slowest.values()];
}

function scansIn(node: Node, sizes: ReadonlyMap<string, number>): Scan[] {
  const below = (node.Plans ?? []).flatMap((plan) => scansIn(plan, sizes));
  const table = node['Relation Name'];
  if (table === undefined) return below;
  const loops = node['Actual Loops'] ?? 0;
  const read = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  const size = sizes.get(table) ?? 0;
  const rows = Math.round(read * loops);
  const index = node['Index Name'] ? ` ${node['Index Name']}` : '';
  const how = `${node['Node Type'].toLowerCase()}${index}`;
  // An index-only scan does not read the table.
  const readsTable = node['Node Type'] !== 'Index Only Scan';
  const isWhole = readsTable && size >= BIG && rows >= size * WHOLE;
  return [{ table, how, rows, isWhole }, ...below];
}

/** Lists repeated scans of a table once. */
function formatScans({ scans }: Plan): string {
  const ways = new Map<string, number>();
  for (const { table, how, rows } of scans)
    ways.set(`${table} (${how})`, (ways.get(`${table} (${how})`) ?? 0) + rows);
  const parts = [...ways].map(([way, rows]) => `${way}, ${rows.toLocaleString('en-US')} rows`);
  return parts.length > 0 ? parts.join('; ') : 'reads no table';
}
