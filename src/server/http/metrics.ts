import { Hono, type MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What operations watch, in Prometheus' words. */
export function openMetrics(): { count: MiddlewareHandler; app: Hono } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method and status.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer.',
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
  };
}
