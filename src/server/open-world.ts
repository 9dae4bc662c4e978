import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openMailInbox, type MailInbox } from '../sandbox/mail/mail-inbox.ts';
import { giveDemoAdmins, giveFirstAdmin } from './admins/first-admins.ts';
import { hearBoatChanges } from './boats/boat-changes.ts';
import type { Config } from './config.ts';
import { openDatabase, openPool } from './database/database.ts';
import { giveDemoLogins } from './demo-logins.ts';
import { type Metrics, openMetrics } from './http/metrics.ts';
import { openResponseCache, type ResponseCache } from './http/response-cache.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { openJobs } from './jobs/jobs.ts';
import { openAuth, type OpenAuth } from './open-auth.ts';
import { openCalendars, type OpenCalendars } from './open-calendars.ts';
import { cardEntryOf, openPayments, type OpenPayments } from './open-payments.ts';
import { openMailer } from './outside/mailer.ts';
import { openBuiltPages, type BuiltPages } from './pages/built-pages.ts';
import { openDevPages } from './pages/dev-pages.ts';
import { openDarkroom } from './photos/darkroom.ts';
import { openPhotoStore } from './photos/photo-store.ts';
import type { Deps } from './product-deps.ts';
import type { ProductNeeds } from './product.ts';
import { openSeal } from './sealed-fields.ts';
import { openSecrets } from './secrets.ts';

/** Where the web's build and the drawn pictures lie. */
export const DIST = 'dist';

/** All that the slices stand on, opened: the database and everything outside. */
export type OpenWorld = {
  deps: Deps;
  pool: pg.Pool;
  metrics: Metrics;
  cache: ResponseCache;
  built: BuiltPages;
  payments: OpenPayments;
  calendars: OpenCalendars;
  auth: OpenAuth;
  /** Null when a mail server is set. */
  inbox: MailInbox | null;
  close(): Promise<void>;
};

export async function openWorld(needs: ProductNeeds): Promise<OpenWorld> {
  const { config, databaseUrl, log } = needs;
  const pool = openPool(databaseUrl);
  const now = Date.now;
  const watched = openWatchedCache(config);
  const [inbox, payments, calendars, jobs, built, changes] = await Promise.all([
    openMailInbox({ pool, now }),
    openPayments(config, pool, now, log),
    openCalendars(config, pool, now, log),
    openJobs(databaseUrl, log),
    config.dev ? openDevPages() : openBuiltPages(DIST),
    hearChanges(needs, watched.cache),
  ]);
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, sink: inbox.take });
  const auth = await openAuth({ config, pool, now, mailer, log });
  const deps = {
    ...fixedDeps(needs, pool),
    jobs,
    payments: payments.cards,
    calendars: calendars.service,
    mailer,
    auth: auth.service,
    photoFiles: openPhotoStore(config),
    darkroom: openDarkroom(),
  };
  await giveAccounts(deps, config, auth);
  return {
    deps,
    pool,
    ...watched,
    built,
    payments,
    calendars,
    auth,
    inbox: config.smtpUrl ? null : inbox,
    async close() {
      await jobs.close();
      await changes.close();
      await payments.sandbox?.close();
      await calendars.sandbox?.close();
      await auth.embedded?.close();
      await pool.end();
    },
  };
}

function openWatchedCache({ publicUrl }: Config): Pick<OpenWorld, 'metrics' | 'cache'> {
  const metrics = openMetrics();
  const cache = openResponseCache({
    now: Date.now,
    complete: (headers) => setSecurityHeaders(headers, publicUrl.startsWith('https:')),
    onServed: metrics.countCached,
  });
  return { metrics, cache };
}

function hearChanges({ databaseUrl, log }: ProductNeeds, cache: ResponseCache) {
  const openClient = () => new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  return hearBoatChanges(openClient, cache.expire, log);
}

/** Those who can sign in from the start. */
async function giveAccounts(deps: Deps, config: Config, auth: OpenAuth): Promise<void> {
  if (config.firstAdmin) await giveFirstAdmin(deps, config.firstAdmin);
  if (config.demo) await giveDemoAdmins(deps);
  if (config.demo && auth.embedded) await giveDemoLogins(deps.database, auth.embedded);
}

/** What needs no opening: it is there as soon as the settings and the pool are. */
function fixedDeps({ config, log }: ProductNeeds, pool: pg.Pool) {
  return {
    database: openDatabase(pool),
    seal: openSeal(config.sealingKey ?? openSecrets(config.dataDir).sealingKey),
    trustedFeedHosts: config.trustedFeedHosts,
    adminRules: {
      refuseCommonPasswords: config.refuseCommonPasswords,
      superAdminsNeedSecondStep: config.production,
    },
    log,
    now: Date.now,
    newId: randomUUID,
    randomBytes: (count: number) => randomBytes(count),
    site: {
      publicUrl: config.publicUrl,
      whatsappNumber: config.whatsappNumber ?? null,
      supportEmail: config.supportEmail ?? null,
      cardEntry: cardEntryOf(config),
      ...(config.auth ? { authUrl: config.auth.url, authAnonKey: config.auth.anonKey } : {}),
    },
  };
}
