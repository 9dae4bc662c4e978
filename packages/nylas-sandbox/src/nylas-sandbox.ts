import { randomBytes as nodeRandomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Deliveries } from 'sandbox-kit/deliveries';
import { seedAccount, type SeedAccount, type SeededCalendar } from './accounts/account-seeding.ts';
import { calendarChaos } from './calendars/calendar-chaos.ts';
import { calendarPageRoutes } from './calendars/calendar-page-routes.ts';
import { makeCalendarSchema, readSecret } from './calendar-schema.ts';
import type { NylasClient, SandboxContext } from './calendars/calendar-store.ts';
import { consentRoutes } from './accounts/consent-routes.ts';
import { createNoticeDeliveries } from './notices/notice-deliveries.ts';
import type { RandomBytes } from './nylas-ids.ts';
import { nylasPath } from './nylas-calls.ts';
import { nylasRoutes } from './nylas-routes.ts';

export { nylasPath, type NylasClient, type SeedAccount };

export type NylasSandboxSettings = {
  /** The sandbox creates and uses its own schema, `sandbox_calendars`. */
  pool: pg.Pool;
  /** Public URL of the sandbox. */
  publicUrl: string;
  /** Public URL of the application: a redirect_uri must be on this origin. Default: `publicUrl`. */
  siteUrl?: string;
  /** Credentials of the application; `sandboxClient` by default. */
  client?: NylasClient;
  /** Time zone for new calendars; `UTC` by default. */
  timezone?: string;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes?: RandomBytes;
  log?: (line: string) => void;
  /** Initial accounts of an empty sandbox. */
  accounts?: (nowMs: number) => SeedAccount[];
};

export type NylasSandbox = {
  /** All routes with full paths, below `/sandbox/nylas`. */
  app: Hono;
  /** Sets the application's webhook URL in this process. Notices wait until then. */
  setWebhookUrl: (url: string) => void;
  /** Secret that signs notices to the application: generated once per database. */
  webhookSecret: () => Promise<string>;
  /** Returns the calendars in the given order; null if the address has an account. */
  seedAccount: (account: SeedAccount) => Promise<SeededCalendar[] | null>;
  /** Stops the timer and waits for deliveries in flight. */
  close: () => Promise<void>;
};

const sweepEveryMs = 1000;
const tidyEveryMs = 10 * 60 * 1000;
const keepNoticesMs = 24 * 60 * 60 * 1000;

/** Default credentials of the application. */
export const sandboxClient: NylasClient = { clientId: 'nylas-sandbox', apiKey: 'nyk_sandbox' };

/**
 * A stand-in for Nylas's calendars: its wire protocol (v3), consent pages, and signed notices.
 *
 * The application
 * - mounts `app` where responses are not cached, and calls the API through the official SDK:
 *   `new Nylas({apiKey: client.apiKey, apiUri: 'http://127.0.0.1:{port}/sandbox/nylas'})`;
 * - builds the consent URL (`auth.urlForOAuth2PKCE`) with an SDK whose `apiUri` is `{publicUrl}/sandbox/nylas`,
 *   because a browser opens it, and with `client.clientId`; `redirectUri` is on the origin of `publicUrl`;
 * - calls `setWebhookUrl` once it listens, and checks `x-nylas-signature` (hexadecimal HMAC-SHA256 of the raw body)
 *   with `webhookSecret()`. This URL needs no challenge; one registered by `webhooks.create` does;
 * - accepts duplicate and late notices, and reads the calendar again instead of trusting their content. The grant is
 *   `data.object.grant_id`. On 401 from a grant's calls, or on `grant.expired`, it requests access again: the
 *   grant keeps its id. On 404 for the grant, or on `grant.deleted`, the connection has ended;
 * - counts the last day of a `datespan`, and interprets whole days in the calendar's `timezone`;
 * - lists with `expand_recurring`, and skips events that are `cancelled` or not `busy`.
 */
export async function createNylasSandbox(settings: NylasSandboxSettings): Promise<NylasSandbox> {
  const { pool, now, randomBytes = nodeRandomBytes } = settings;
  await makeCalendarSchema(pool, randomBytes);
  const secret = await readSecret(pool, 'webhook secret');
  const context: SandboxContext = {
    pool,
    now,
    randomBytes,
    publicUrl: settings.publicUrl.replace(/\/+$/, ''),
    siteUrl: settings.siteUrl ?? settings.publicUrl,
    client: settings.client ?? sandboxClient,
    timezone: settings.timezone ?? 'UTC',
    log: settings.log ?? (() => {}),
    committed: () => deliveries.wake(),
  };
  const deliveries = createNoticeDeliveries(context, secret);
  if (settings.accounts) await seedOnce(context, settings.accounts);
  const sweep = startSweep(context, deliveries);
  const app = new Hono();
  app.route('/', calendarChaos.routes(pool));
  app.route('/', consentRoutes(context));
  app.route('/', nylasRoutes(context));
  app.route('/', calendarPageRoutes(context));
  return {
    app,
    setWebhookUrl: deliveries.deliverTo,
    webhookSecret: () => Promise.resolve(secret),
    seedAccount: (account) => seedAccount(context, account),
    async close() {
      await sweep.stop();
      await deliveries.stop();
    },
  };
}

/** Seeds an empty sandbox. If two processes do so concurrently, the first one to reach an account creates it. */
async function seedOnce(
  context: SandboxContext,
  accounts: (nowMs: number) => SeedAccount[],
): Promise<void> {
  const { rows } = await context.pool.query('select from sandbox_calendars.account limit 1');
  if (rows.length > 0) return;
  for (const account of accounts(context.now())) await seedAccount(context, account);
}

/** Every second: sends due notices, and regularly deletes expired rows. */
function startSweep(
  context: SandboxContext,
  deliveries: Deliveries,
): { stop: () => Promise<void> } {
  let tidied = context.now();
  let tidying = Promise.resolve();
  const timer = setInterval(() => {
    deliveries.wake();
    if (context.now() - tidied < tidyEveryMs) return;
    tidied = context.now();
    tidying = forgetWhatIsOver(context).catch((error: unknown) =>
      context.log(`nylas-sandbox: the sweep stopped short: ${String(error)}`),
    );
  }, sweepEveryMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return tidying;
    },
  };
}

async function forgetWhatIsOver({ pool, now }: SandboxContext): Promise<void> {
  await pool.query('delete from sandbox_calendars.authorization_code where ends_ms <= $1', [now()]);
  await pool.query('delete from sandbox_calendars.grant_token where ends_ms <= $1', [now()]);
  await pool.query(
    `delete from sandbox_calendars.notice where state <> 'waiting' and made_ms <= $1`,
    [now() - keepNoticesMs],
  );
}
