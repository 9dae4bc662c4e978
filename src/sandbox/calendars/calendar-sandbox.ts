import { randomBytes as nodeRandomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Deliveries } from 'sandbox-kit/deliveries';
import { seedAccount, type SeedAccount, type SeededCalendar } from './account-seeding.ts';
import { calendarChaos } from './calendar-chaos.ts';
import { calendarPageRoutes } from './calendar-page-routes.ts';
import { makeCalendarSchema, readSecret } from './calendar-schema.ts';
import type { CalendarDesk } from './calendar-store.ts';
import { consentRoutes } from './consent-routes.ts';
import { demoAccounts } from './demo-calendars.ts';
import { openNoticeDeliveries } from './notice-deliveries.ts';
import type { RandomBytes } from './nylas-ids.ts';
import { nylasRoutes } from './nylas-routes.ts';

export type CalendarSandboxSettings = {
  /** The sandbox keeps to its own schema, `sandbox_calendars`, and makes it. */
  pool: pg.Pool;
  /** Where people reach the sandbox. */
  publicUrl: string;
  /** Where people reach the product: a redirect_uri must be of this origin. Default: `publicUrl`. */
  siteUrl?: string;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes?: RandomBytes;
  log?: (line: string) => void;
  /** Puts the demo's two accounts into a sandbox that has none yet. */
  seed?: boolean;
};

export type CalendarSandbox = {
  /** All routes, at their whole paths, below `/sandbox/nylas`. */
  app: Hono;
  /** Where the notices to the product go from this process. Until it is set, they wait. */
  setWebhookUrl: (url: string) => void;
  /** Signs the notices to the product: one per database, made once, the same in every process. */
  webhookSecret: () => Promise<string>;
  /** The calendars in the order given; null when there is an account of that address. */
  seedAccount: (account: SeedAccount) => Promise<SeededCalendar[] | null>;
  /** Stops the timer and waits for what is on its way. */
  close: () => Promise<void>;
};

const sweepEveryMs = 1000;
const tidyEveryMs = 10 * 60 * 1000;
const keepNoticesMs = 24 * 60 * 60 * 1000;

/**
 * The calendar service's stand-in: Nylas's wire protocol (v3), consent pages, and signed notices.
 *
 * The product
 * - mounts `app` where answers are not kept, and calls the API through the official SDK:
 *   `new Nylas({apiKey: calendarSandboxClient.apiKey, apiUri: 'http://127.0.0.1:{port}/sandbox/nylas'})`;
 * - makes the consent address (`auth.urlForOAuth2PKCE`) with an SDK whose `apiUri` is `{publicUrl}/sandbox/nylas`,
 *   since a browser opens it, and with `calendarSandboxClient.clientId`; `redirectUri` is of the origin of `publicUrl`;
 * - calls `setWebhookUrl` once it listens, and checks `x-nylas-signature` (hexadecimal HMAC-SHA256 of the raw body)
 *   with `webhookSecret()`. The address needs no challenge; one registered by `webhooks.create` does;
 * - takes any notice twice or late, and reads the calendar again rather than trusting its content. The grant is
 *   `data.object.grant_id`. On 401 from a grant's calls, or on `grant.expired`, it asks to be let in again: the
 *   grant keeps its id. On 404 for the grant, or `grant.deleted`, the connection is over;
 * - counts `when` of `datespan` with its last day included, and whole days by the calendar's `timezone`;
 * - lists with `expand_recurring`, and leaves out what is `cancelled` or not `busy`.
 */
export async function openCalendarSandbox(
  settings: CalendarSandboxSettings,
): Promise<CalendarSandbox> {
  const { pool, now, randomBytes = nodeRandomBytes } = settings;
  await makeCalendarSchema(pool, randomBytes);
  const secret = await readSecret(pool, 'webhook secret');
  const desk: CalendarDesk = {
    pool,
    now,
    randomBytes,
    publicUrl: settings.publicUrl.replace(/\/+$/, ''),
    siteUrl: settings.siteUrl ?? settings.publicUrl,
    log: settings.log ?? (() => {}),
    committed: () => deliveries.wake(),
  };
  const deliveries = openNoticeDeliveries(desk, secret);
  if (settings.seed) await seedOnce(desk);
  const sweep = startSweep(desk, deliveries);
  const app = new Hono();
  app.route('/', calendarChaos.routes(pool));
  app.route('/', consentRoutes(desk));
  app.route('/', nylasRoutes(desk));
  app.route('/', calendarPageRoutes(desk));
  return {
    app,
    setWebhookUrl: deliveries.deliverTo,
    webhookSecret: () => Promise.resolve(secret),
    seedAccount: (account) => seedAccount(desk, account),
    async close() {
      await sweep.stop();
      await deliveries.stop();
    },
  };
}

/** Two processes may both find it empty: of each account the first one stays. */
async function seedOnce(desk: CalendarDesk): Promise<void> {
  const { rows } = await desk.pool.query('select from sandbox_calendars.account limit 1');
  if (rows.length > 0) return;
  for (const account of demoAccounts(desk.now())) await seedAccount(desk, account);
}

/** About every second: notices that are due again go out; from time to time what is over is forgotten. */
function startSweep(desk: CalendarDesk, deliveries: Deliveries): { stop: () => Promise<void> } {
  let tidied = desk.now();
  let tidying = Promise.resolve();
  const timer = setInterval(() => {
    deliveries.wake();
    if (desk.now() - tidied < tidyEveryMs) return;
    tidied = desk.now();
    tidying = forgetWhatIsOver(desk).catch((error: unknown) =>
      desk.log(`calendar sandbox: the sweep stopped short: ${String(error)}`),
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

async function forgetWhatIsOver({ pool, now }: CalendarDesk): Promise<void> {
  await pool.query('delete from sandbox_calendars.authorization_code where ends_ms <= $1', [now()]);
  await pool.query('delete from sandbox_calendars.grant_token where ends_ms <= $1', [now()]);
  await pool.query(
    `delete from sandbox_calendars.notice where state <> 'waiting' and made_ms <= $1`,
    [now() - keepNoticesMs],
  );
}
