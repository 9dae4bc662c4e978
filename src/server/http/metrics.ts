import { Hono, type MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Counts and times what the framework answers. */
  count: MiddlewareHandler;
  /** Counts an answer of the response cache. */
  countCached: (status: number) => void;
  app: Hono;
};

/** What operations watch, in Prometheus' words. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Labels cost more than a cached answer does: these are counted by number, and labelled when asked for.
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
    help: 'Time to answer what the response cache did not have.',
    labelNames: ['method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const app = new Hono();
  app.get('/metrics', async (context) => {
    context.header('content-type', registry.contentType);
    context.header('cache-control', 'no-store');
    return context.body(await registry.metrics());
  });
  return {
    app,
    async count(context, next) {
      const stop = seconds.startTimer({ method: context.req.method });
      await next();
      stop();
      requests.inc({ method: context.req.method, status: context.res.status });
    },
    countCached: (status) => void cached.set(status, (cached.get(status) ?? 0) + 1),
  };
}
