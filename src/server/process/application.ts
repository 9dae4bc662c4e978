import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { endpoints } from '#contract/endpoints.ts';
import { splitLanguage } from '#i18n/languages/languages.ts';
import { nameRequests } from '../platform/http/requests/named-requests.ts';
import { openAdminContext } from '../identity/sessions/admin-context.ts';
import { portalRoutes, publicRoutes } from './api-routes.ts';
import { signInLinkRoutes } from '../identity/operators/sign-in-link-routes.ts';
import { apiGuideRoutes } from '../pages/api-guide-routes.ts';
import { calendarMessageRoutes } from '../marketplace/calendars/connection/calendar-message-routes.ts';
import { authorisationCallback } from '../marketplace/calendars/connection/authorisation-routes.ts';
import { bookPaths, giveCheckoutKey } from '../marketplace/checkout/idempotency.ts';
import { bookingLinkRoutes } from '../marketplace/checkout/booking-link-routes.ts';
import type { Config } from '../platform/settings/config.ts';
import { inTransaction } from '../platform/database/database.ts';
import { withinMs } from '../platform/gateways/call-deadline.ts';
import { webhookHandlers } from './webhook-handlers.ts';
import { clientAddress } from '../platform/http/requests/client-address.ts';
import {
  answerFailure,
  answerNotFound,
  refuseMethod,
  refuseUnreadable,
} from '../platform/http/problem-answers.ts';
import { healthRoutes } from '../platform/http/monitoring-routes.ts';
import { logRefusals } from '../platform/http/requests/refusal-log.ts';
import { openRateLimiter } from '../platform/http/rate-limits.ts';
import type { ResponseCache } from '../platform/http/caching/response-cache.ts';
import type { MetricReadings } from '../platform/telemetry/summed-metrics.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { indexMethods, refuseWrongMethods } from '../platform/http/wrong-methods.ts';
import { translateRefusals } from '../platform/http/translate-refusals.ts';
import { staticFiles } from '../platform/http/caching/static-files.ts';
import { jobWorkers } from './job-workers.ts';
import { mountEndpoints, routePath, type Mounting } from './mount-endpoints.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import {
  DIST,
  openDependencies,
  type OpenDependencies,
  type ProcessNeeds,
} from './composition/open-dependencies.ts';
import { appIconRoutes, manifestRoute, serviceWorkerRoute } from '../pages/web-app-routes.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { sampleMailRoutes } from '../pages/sample-mail-routes.ts';
import { securityContactRoute } from '../pages/security-contact-route.ts';
import { searchEngineRoutes } from '../pages/search-engine-routes.ts';
import { sitePictureRoutes } from '../pages/site-picture-routes.ts';
import { paymentRoutes } from '../marketplace/payments/payment-routes.ts';
import { photoRoutes } from '../marketplace/boats/photos/photo-files.ts';
import { sharePictureRoutes } from '../marketplace/boats/share-pictures/share-picture-routes.ts';

export type Application = {
  fetch(request: Request, env?: HttpBindings): Response | Promise<Response>;
  /** Answers from the response cache, bypassing the framework; false without a cached answer. */
  serveCached: ResponseCache['serve'];
  /** Call once the port accepts requests: starts the jobs, which may call the sandboxes over this port. */
  onListening(address: { port: number }): Promise<void>;
  /** Fails readiness before shutdown, while requests are still served. */
  stopBeingReady(): void;
  /** Ends streams, which the server would otherwise wait for at shutdown. */
  endStreams(): void;
  /** Metrics of this process only. */
  readMetrics(): Promise<MetricReadings>;
  close(): Promise<void>;
};

/** Opens the dependencies and mounts the slices in order. */
export async function openApplication(needs: ProcessNeeds): Promise<Application> {
  const telemetry = await openTelemetry(needs.config, needs.log);
  const opened = await openDependencies(needs);
  telemetry.sendMetrics(opened.metrics.registry);
  let isStopping = false;
  const app = mountRoutes(opened, needs.config, () => isStopping);
  return {
    fetch: app.fetch,
    serveCached: opened.cache.serve,
    async onListening({ port }) {
      opened.payments.onListening(port);
      opened.calendars.onListening(port);
      await opened.deps.jobs.work(jobWorkers({ ...opened.deps, database: opened.jobDatabase }));
      // Catches up on schedules that passed while no server ran.
      await inTransaction(opened.deps.database, async (write) => {
        await opened.deps.jobs.queue(write, 'roll-forward-departures', {});
        if (opened.isFirst) await opened.deps.jobs.queue(write, 'read-forecast', {});
      });
    },
    stopBeingReady() {
      isStopping = true;
    },
    endStreams: opened.liveBoard.close,
    readMetrics: opened.metrics.ownReadings,
    async close() {
      await opened.close();
      await telemetry.close();
    },
  };
}

/** Mounts uncached routes, and behind them the site with its response cache. */
export function mountRoutes(
  opened: OpenDependencies,
  config: Config,
  isStopping = () => false,
): Hono {
  const { deps, metrics, cache, liveBoard } = opened;
  const mounting = createMounting(opened, config);
  const { limit } = mounting;
  const app = new Hono();
  app.onError((error, context) => answerFailure(error, context, deps.log));
  app.use(
    logRefusals(deps.log, deps.now),
    nameRequests,
    metrics.count,
    securityHeaders(config.publicUrl.startsWith('https:')),
    translateRefusals(deps.site),
    refuseUnreadable,
  );
  app.use(expireAfterChange(cache));
  app.use(refuseWrongMethods(() => [...ownRoutes(app), ...contractRoutes]));
  app.route('/', metrics.app);
  app.route('/', healthRoutes({ pool: opened.pool, now: deps.now, isStopping }));
  app.route('/', fileRoutes(opened, config));
  if (opened.inbox) app.route('/', opened.inbox.app);
  if (opened.payments.sandbox) app.route('/', opened.payments.sandbox.app);
  if (opened.calendars.sandbox) app.route('/', opened.calendars.sandbox.app);
  if (opened.auth.embedded) app.route('/', opened.auth.embedded.app);
  app.route('/', paymentRoutes(deps, webhookHandlers));
  app.route('/', calendarMessageRoutes(deps));
  app.use((_, next) => withinMs(PROVIDER_TIMEOUT_MS, next));
  app.route('/', bookingLinkRoutes(deps, limit));
  app.route('/', authorisationCallback(deps, limit));
  mountEndpoints(app, portalRoutes(deps, openAdminContext(deps, config), liveBoard), mounting);
  mountSite(app, opened, siteRoutes(opened, mounting));
  return app;
}

/**
 * Mounts the site behind the cache. Responses for booking pages are not final, because each gets its own idempotency
 * key.
 */
function mountSite(app: Hono, { deps, cache }: OpenDependencies, site: Hono): void {
  const cached = (isFinal: boolean) => (context: Context) =>
    cache.answer(context.req.raw, {
      isFinal,
      make: async () => site.fetch(context.req.raw, context.env),
    });
  for (const path of bookPaths(deps.site)) {
    app.all(`${path}/*`, giveCheckoutKey(deps), cached(false));
  }
  app.all('*', cached(true));
}

/** Excludes the sandbox and auth services, which handle wrong methods themselves. */
function ownRoutes({ routes }: Hono) {
  return routes.filter(({ path }) => !/^\/(sandbox|auth\/v1)\b/.test(path));
}

const contractRoutes = Object.values(endpoints).map(({ method, path }) => ({
  method,
  path: routePath(path),
}));

export function createMounting({ deps, pool }: OpenDependencies, config: Config): Mounting {
  const { rateLimits: isOn, trustProxyHops: trustedHops } = config;
  return {
    deps,
    limit: openRateLimiter({ isOn, trustedHops, pool }),
    readAddress: (context) => clientAddress(context, trustedHops),
  };
}

/** Expires the cache immediately, so that clients read their own writes before the database's notice arrives. */
function expireAfterChange(cache: ResponseCache): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (isChange && context.res.status < 400) cache.expire();
  };
}

/** Time limit for a request's calls to the payment provider, including retries. With pauses, below 10 seconds. */
const PROVIDER_TIMEOUT_MS = 8000;

/** Source drawing of the site's icons. */
const MARK = 'src/web/assets/icon.svg';
const PICTURES = 'assets/pictures';

/** Files with an ETag that support conditional requests (RFC 9110, 13.1.2). */
const TAGGED_FILES = [
  ...['/photos/*', '/share-pictures/*', '/pictures/*', '/assets/*', '/icons/*'],
  '/favicon.ico',
];

function fileRoutes({ built, deps, isFirst }: OpenDependencies, config: Config): Hono {
  const { dataDir, supportEmail } = config;
  const app = new Hono();
  for (const path of TAGGED_FILES) app.use(path, etag());
  app.route('/', securityContactRoute(deps, supportEmail));
  app.route('/', photoRoutes(deps));
  const kept = { folder: `${dataDir}/share-pictures`, isEmptied: isFirst };
  const share = { kept, pictures: PICTURES, mark: MARK };
  app.route('/', sharePictureRoutes(deps, share));
  app.route('/', appIconRoutes(MARK));
  if (built.sources) {
    app.route('/', built.sources);
    if (!config.production) app.route('/', sampleMailRoutes(built.mails, deps.site));
  } else app.route('/', serviceWorkerRoute(`${DIST}/client`));
  const cacheControl = 'public, max-age=31536000, immutable';
  const assets = { path: '/assets', dir: `${DIST}/client/assets`, cacheControl };
  app.route('/', staticFiles({ ...assets, isCompressed: true }));
  app.route('/', sitePictureRoutes(PICTURES));
  return app;
}

/** Texts of the information pages, as plain text (spec 7). */
const infoTexts = staticFiles({ path: '/content', dir: 'content', cacheControl: 'no-cache' });

/** Mounts the API and the pages, which call the API in-process. */
export function siteRoutes({ deps, built, payments }: OpenDependencies, mounting: Mounting): Hono {
  const api = new Hono();
  mountEndpoints(api, publicRoutes(deps), mounting);
  api.route('/', infoTexts);
  api.route('/', apiGuideRoutes(deps.site.publicUrl));
  const callApi = async (path: string) => {
    const headers = { accept: 'application/json' };
    const answer = await api.request(path, { headers });
    // Follows the redirect of a renamed boat, as a browser would.
    const movedTo = answer.status === 301 ? answer.headers.get('location') : null;
    return movedTo ? api.request(movedTo, { headers }) : answer;
  };

  const site = new Hono();
  site.route('/', api);
  site.all('/api/*', answerNotFound);
  site.all('/content/*', answerNotFound);
  site.route('/', manifestRoute());
  site.route('/', searchEngineRoutes(deps, built));
  const pages = { built, callApi, payOrigin: payments.pageOrigin };
  // Mounted before the pages, which serve GET requests for the same path.
  site.route('/', signInLinkRoutes(deps, mounting));
  site.route('/', pageRoutes(deps, mounting, pages));
  const findMethods = indexMethods(site.routes);
  site.notFound(async (context) => {
    const { path } = splitLanguage(context.req.path, deps.site.languages ?? []);
    const methods = findMethods(path);
    const ofPage = (await built.hasPage(path)) ? ['GET', 'HEAD'] : [];
    const allowed = [...new Set([...ofPage, ...methods])];
    return allowed.length > 0 ? refuseMethod(context, allowed) : answerNotFound();
  });
  for (const each of [site, api]) {
    each.onError((error, context) => answerFailure(error, context, deps.log));
  }
  return site;
}
