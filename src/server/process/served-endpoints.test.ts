import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { createMounting, mountRoutes, siteRoutes } from './application.ts';
import type { Config } from '../platform/settings/config.ts';
import { openServerMetrics } from '../platform/http/monitoring-routes.ts';
import { routePath } from './mount-endpoints.ts';
import { serve } from '../platform/http/serve.ts';
import type { OpenDependencies } from './composition/open-dependencies.ts';

/** Routes mounted by hand because the contract cannot describe them. A new entry needs such a reason. */
const byHand = {
  'for monitoring': ['GET /metrics', 'GET /healthz', 'GET /readyz', 'OPTIONS /'],
  'webhooks, whose signatures cover the raw body': [
    ...['POST /webhooks/stripe', 'GET /webhooks/nylas', 'POST /webhooks/nylas'],
  ],
  'links in mails and on payment pages, which redirect': [
    ...['GET /booking/pay/:id', 'GET /checkout/abandon/:id', 'GET /oauth/nylas/callback'],
    'GET /booking/calendar/:file{.+\\.ics}',
  ],
  'a plain form, answered by a page': ['POST /book/:boatId'],
  'the button behind mailed sign-in links': [
    ...['POST /operator/confirm', 'POST /fr/operator/confirm', 'POST /es/operator/confirm'],
  ],
  files: [
    ...['GET /photos/:file', 'GET /share-pictures/:file', 'GET /assets/*', 'GET /pictures/*'],
    'GET /pictures/:file',
    ...['GET /content/*', 'GET /sw.js', 'GET /manifest.webmanifest', 'GET /favicon.ico'],
    ...['GET /icons/icon.svg', 'GET /icons/icon-192.png', 'GET /icons/icon-512.png'],
    ...['GET /icons/icon-maskable-512.png', 'GET /icons/apple-touch-icon.png'],
  ],
  'the ETag of files': [
    ...['ALL /photos/*', 'ALL /share-pictures/*', 'ALL /pictures/*', 'ALL /assets/*'],
    ...['ALL /icons/*', 'ALL /favicon.ico'],
  ],
  'for search engines': [
    'GET /.well-known/security.txt',
    ...['GET /robots.txt', 'GET /sitemap.xml', 'GET /sitemaps/:part{[1-9][0-9]{0,4}}'],
  ],
  'the API guide, which is generated from the contract': ['GET /api', 'GET /api/openapi.json'],
  'pages, and 404 for every other path': [
    ...['GET /*', 'ALL /*', 'ALL /book/*', 'ALL /api/*', 'ALL /content/*'],
  ],
};

/** Endpoints that are served as files of their folder. */
const asFile: Endpoint[] = [endpoints.infoText];

describe('mounted routes', () => {
  const config = { publicUrl: 'http://127.0.0.1', rateLimits: true, dataDir: 'data' } as Config;
  // Placeholders suffice: the test only lists the routes.
  const world = {
    deps: { site: { publicUrl: config.publicUrl } },
    metrics: openServerMetrics({ token: undefined, trustedHops: 0 }),
    pool: null,
    built: { styles: '' },
    inbox: null,
    payments: {},
    calendars: {},
    auth: {},
  } as unknown as OpenDependencies;
  const apps = [mountRoutes(world, config), siteRoutes(world, createMounting(world, config))];
  const mounted = new Set(
    apps.flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${path}`)),
  );

  test('the server mounts every endpoint of the contract, and only the listed others', () => {
    const served = (Object.values(endpoints) as Endpoint[])
      .filter((endpoint) => !asFile.includes(endpoint))
      .map(({ method, path }) => `${method} ${routePath(path)}`);
    const expected = [...served, ...Object.values(byHand).flat()];
    expect([...mounted].toSorted()).toEqual(expected.toSorted());
  });
});

const refuseTo = (_: unknown) => refused('not-found', 'booking.unknown');

/** Handlers that must not compile: an unneeded `@ts-expect-error` is itself an error. */
export const wrongActs = [
  serve(endpoints.bookingById, async ({ params }) => refuseTo(params.id)),
  // @ts-expect-error: this entry’s path has no such parameter.
  serve(endpoints.bookingById, async ({ params }) => refuseTo(params.code)),
  // @ts-expect-error: a visitor is not an operator.
  serve(endpoints.bookingById, async ({ operator }) => refuseTo(operator.id)),
  // @ts-expect-error: this entry has no payload.
  serve(endpoints.bookingById, async ({ payload }) => refuseTo(payload)),
  // @ts-expect-error: this entry does not list that problem.
  serve(endpoints.bookingById, async () => refused('conflict', 'booking.over')),
  // @ts-expect-error: this entry has no such answer.
  serve(endpoints.notifyBooking, async () => done({ notified: 'yes' })),
  // @ts-expect-error: this entry requires the status, 200 or 202.
  serve(endpoints.featureBoat, async () => done({ status: 201, body: { challengeUrl: '' } })),
];
