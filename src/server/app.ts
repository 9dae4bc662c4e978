import { randomBytes, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import pg from 'pg';
import { refused } from '#domain/problems.ts';
import { openMailInbox } from '../sandbox/mail/mail-inbox.ts';
import { apiGuideRoutes } from './api-guide/api-guide-routes.ts';
import { hearBoatChanges } from './boats/boat-changes.ts';
import { boatRoutes } from './boats/boat-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { visitRoutes } from './checkout/visit-routes.ts';
import { openDatabase, openPool, type Database } from './database/database.ts';
import { openMetrics } from './http/metrics.ts';
import { plainPage } from './http/plain-page.ts';
import { answerProblem } from './http/problem-answers.ts';
import { openRateLimiter } from './http/rate-limits.ts';
import { openReadyAnswers } from './http/ready-answers.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import { jobWorkers } from './job-workers.ts';
import { openJobs } from './jobs/jobs.ts';
import { openMailer } from './outside/mailer.ts';
import { openPayments } from './open-payments.ts';
import { openBuiltPages } from './pages/built-pages.ts';
import { openDevPages } from './pages/dev-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import type { Deps } from './product-deps.ts';
import type { Product, ProductNeeds } from './product.ts';

const DIST = 'dist';

/** The whole product: what is outside is opened, the slices are put together in their order. */
export async function openProduct({ config, databaseUrl, log }: ProductNeeds): Promise<Product> {
  const pool = openPool(databaseUrl);
  const now = Date.now;
  const [inbox, payments, jobs, built] = await Promise.all([
    openMailInbox({ pool, now }),
    openPayments(config, pool, now, log),
    openJobs(databaseUrl, log),
    config.dev ? openDevPages() : openBuiltPages(DIST),
  ]);
  const deps: Deps = {
    database: openDatabase(pool),
    jobs,
    payments: payments.cards,
    mailer: openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, sink: inbox.take }),
    log,
    now,
    newId: randomUUID,
    randomBytes: (count) => randomBytes(count),
    site: {
      publicUrl: config.publicUrl,
      whatsappNumber: config.whatsappNumber ?? null,
      supportEmail: config.supportEmail ?? null,
    },
  };
  const limit = openRateLimiter({ isOn: config.rateLimits, trustedHops: config.trustProxyHops });
  const ready = openReadyAnswers(now);
  const changes = await hearBoatChanges(
    () => new pg.Client({ connectionString: databaseUrl, keepAlive: true }),
    ready.forget,
    log,
  );

  const api = new Hono();
  api.route('/', boatRoutes(deps));
  api.route('/', checkoutRoutes(deps, limit));
  api.route('/', apiGuideRoutes(config.publicUrl));
  const callApi = async (path: string) =>
    api.request(path, { headers: { accept: 'application/json' } });

  const metrics = openMetrics();
  const app = new Hono();
  app.use(metrics.count, securityHeaders(config.publicUrl.startsWith('https:')));
  app.route('/', metrics.app);
  app.route('/', healthRoutes(deps.database));
  if (built.sources) app.route('/', built.sources);
  app.route('/', staticFiles({ path: '/assets', dir: `${DIST}/client/assets`, cacheControl: FOREVER, isCompressed: true }));
  app.route('/', staticFiles({ path: '/pictures', dir: `${DIST}/pictures`, cacheControl: 'public, max-age=86400' }));
  if (!config.smtpUrl) app.route('/', inbox.app);
  if (payments.sandbox) app.route('/', payments.sandbox.app);
  app.route('/', paymentRoutes(deps));
  app.route('/', visitRoutes(deps, limit));
  const site = new Hono();
  site.route('/', api);
  site.all('/api/*', nothingHere);
  site.route('/', pageRoutes(deps, built, callApi));
  site.notFound(nothingHere);
  app.all('*', (context) =>
    ready.answer(context.req.raw, async () => site.fetch(context.req.raw, context.env)),
  );
  for (const each of [app, site, api]) each.onError((error, context) => answerFailure(error, context, log));

  return {
    fetch: app.fetch,
    async listenBack({ port }) {
      payments.sandbox?.setWebhookUrl(`http://127.0.0.1:${port}/webhooks/stripe`);
      payments.listenBack(port);
      await jobs.work(jobWorkers(deps));
    },
    async close() {
      await jobs.close();
      await changes.close();
      await payments.sandbox?.close();
      await pool.end();
    },
  };
}

function nothingHere(): Response {
  return answerProblem(refused('not-found', 'There is nothing at this address.').problem);
}

/** What nobody expected: the log gets all of it, the visitor one sentence. */
function answerFailure(error: Error, context: Context, log: Log): Response | Promise<Response> {
  log.error(`${context.req.method} ${context.req.path} failed:`, error);
  const words = 'Something went wrong on our side. Please try again in a moment.';
  const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
  return wantsPage ? plainPage(words, 500) : Response.json({ message: words }, { status: 500 });
}

const FOREVER = 'public, max-age=31536000, immutable';

function healthRoutes(database: Database): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await database.selectFrom('boats').select('id').limit(1).execute();
      return context.text('ready');
    } catch {
      return context.text('The database does not answer.', 503);
    }
  });
  return app;
}
