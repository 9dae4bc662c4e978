import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refused } from '#domain/problems.ts';
import { pendingMigrations } from '../database/migrations.ts';
import { isOwnMachine } from './requests/client-address.ts';
import { answerProblem } from './problem-answers.ts';

/** Probes within this time share one answer. */
const SAME_ANSWER_MS = 500;
const TIMEOUT_MS = 5_000;

type Health = {
  pool: pg.Pool;
  now: () => number;
  /** True during shutdown: the server still answers, but load balancers should route elsewhere. */
  isStopping: () => boolean;
};

/**
 * `/healthz`: the process is alive. `/readyz`: the database has every migration and SQL function, and accepts writes.
 * `OPTIONS /`, HAProxy's default check, answers like `/readyz`.
 */
export function healthRoutes({ pool, now, isStopping }: Health): Hono {
  const app = new Hono();
  let last: { askedAt: number; fault: Promise<string | null> } | null = null;
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', (context) => answerReady(context));
  app.options('/', (context) => answerReady(context));
  return app;

  async function answerReady(context: Context) {
    if (!last || now() - last.askedAt > SAME_ANSWER_MS)
      last = { askedAt: now(), fault: findFault(pool) };
    const fault = isStopping() ? STOPPING : await last.fault;
    context.header('cache-control', 'no-store');
    if (fault === null) return context.text('ready');
    context.header('retry-after', '1');
    return context.text(fault, 503);
  }
}

/** Returns a sentence that says why this server is not ready; null if it is. */
function findFault(pool: pg.Pool): Promise<string | null> {
  return Promise.race([sleep(TIMEOUT_MS, NO_ANSWER, { ref: false }), askDatabase(pool)]);
}

const STOPPING = 'This server is stopping.';
const NO_ANSWER = 'The database does not answer.';

async function askDatabase(pool: pg.Pool): Promise<string | null> {
  try {
    const pending = await pendingMigrations(pool);
    if (pending.length > 0) return `Migrations are missing: ${pending.join(', ')}.`;
  } catch {
    return NO_ANSWER;
  }
  try {
    await pool.query(WRITE);
    return null;
  } catch {
    return 'The database cannot be written.';
  }
}

const WRITE = `insert into deployment_facts (name, value) values ('write-check', 'ok')
  on conflict (name) do update set written_at = now()`;

const unauthorised = refused('unauthenticated', 'metrics.tokenNeeded').problem;

type Settings = {
  token: string | undefined;
  trustedHops: number;
  /** Collects the metrics of all workers; set in a worker. */
  readAll?: (() => Promise<string>) | undefined;
};

export type ServerMetrics = ReturnType<typeof openServerMetrics>;

/** Prometheus metrics, for requests with the token or from this machine. */
export function openServerMetrics(settings: Settings) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counting = countRequests(registry);
  new Gauge({
    name: 'http_workers',
    help: 'Processes that serve requests.',
    registers: [registry],
  }).set(1);
  const readOwn = () => registry.metrics();
  const app = new Hono();
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, settings)) {
      const answer = answerProblem(unauthorised);
      answer.headers.set('www-authenticate', 'Bearer');
      return answer;
    }
    context.header('content-type', registry.contentType);
    context.header('cache-control', 'no-store');
    return context.body(await (settings.readAll ?? readOwn)());
  });
  /** Metrics of this process only. */
  const ownReadings = () => registry.getMetricsAsJSON();
  const countPublicRead = countPublicReads(registry);
  return { app, ...counting, countPublicRead, ownReadings, registry };
}

function countRequests(registry: Registry) {
  // Counts cached responses in a plain map: incrementing a labelled counter takes longer than serving the response. The
  // labels are added on scrape.
  const cached = new Map<number, number>();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method and status.',
    labelNames: ['method', 'status'],
    registers: [registry],
    collect() {
      for (const [status, count] of cached) this.inc({ method: 'GET', status }, count);
      cached.clear();
    },
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer requests that were not served from the response cache.',
    labelNames: ['method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  /** Counts and times the framework's responses. */
  const count: MiddlewareHandler = async (context, next) => {
    const { method } = context.req;
    const stop = seconds.startTimer({ method });
    await next();
    stop();
    requests.inc({ method, status: context.res.status });
  };
  const countCached = (status: number) => void cached.set(status, (cached.get(status) ?? 0) + 1);
  return { count, countCached };
}

function countPublicReads(registry: Registry): (from: 'replica' | 'primary') => void {
  const reads = new Counter({
    name: 'public_reads_total',
    help: 'Reads of public data, by source: a replica or the primary.',
    labelNames: ['from'],
    registers: [registry],
  });
  return (from) => reads.inc({ from });
}

function mayReadMetrics(context: Context, { token, trustedHops }: Settings): boolean {
  const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (given !== undefined)
    return token !== undefined && timingSafeEqual(digest(given), digest(token));
  // Behind a trusted proxy, every request may appear to come from this machine.
  return trustedHops === 0 && isOwnMachine(context);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
