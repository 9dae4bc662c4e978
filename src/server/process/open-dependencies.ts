import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword, isCommonPassword, isPassword } from 'gotrue/passwords';
import { base32, stepOfCode, totpUri } from 'gotrue/totp';
import type pg from 'pg';
import { bareAddress } from '#domain/mail-addresses.ts';
import { demoAdminAddresses } from '../admins/first-admins.ts';
import { findOwnerAddress } from '../admins/admin-queries.ts';
import { listenForBoatChanges } from '../boats/boat-changes.ts';
import type { Config } from '../settings/config.ts';
import { type Database, openDatabase, openPool } from '../database/database.ts';
import { SteadyClient } from '../database/database-outage.ts';
import { openMailInbox, type MailInbox } from '../demo-inbox/mail-inbox.ts';
import { openFirstAccounts } from './first-accounts.ts';
import { type ServerMetrics, openServerMetrics } from '../http/monitoring-routes.ts';
import { openResponseCache, type ResponseCache } from '../http/response-cache.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openAuth, type OpenAuth } from './open-auth.ts';
import { openCalendars, type OpenCalendars } from './open-calendars.ts';
import { openMonitoring } from './open-monitoring.ts';
import { cardEntryOf, openPayments, type OpenPayments } from './open-payments.ts';
import { openMailer } from '../gateways/mailer.ts';
import { openBuiltPages, type BuiltPages, openDevPages } from '../pages/built-pages.ts';
import { openImageProcessor } from '../gateways/image-processor.ts';
import { openPhotoStore } from '../boats/photos/photo-files.ts';
import type { Deps } from '../dependencies.ts';
import type { Log } from '../log.ts';
import { openFieldCipher } from '../encrypted-fields.ts';
import { openSecrets } from '../settings/secrets.ts';

/** Where the web's build lies. */
export const DIST = 'dist';

/** What the process brings along. */
export type ProcessNeeds = { config: Config; databaseUrl: string; log: Log };

/** All that the slices depend on, opened: the database and every gateway. */
export type OpenDependencies = {
  deps: Deps;
  pool: pg.Pool;
  metrics: ServerMetrics;
  cache: ResponseCache;
  built: BuiltPages;
  payments: OpenPayments;
  calendars: OpenCalendars;
  auth: OpenAuth;
  /** Null when a mail server is set. */
  inbox: MailInbox | null;
  close(): Promise<void>;
};

export async function openDependencies(needs: ProcessNeeds): Promise<OpenDependencies> {
  const { config, databaseUrl, log } = needs;
  const pool = openPool(databaseUrl);
  const now = Date.now;
  const fixed = fixedDeps(needs, pool);
  const { metrics, cache, monitoring } = openWatchedCache(config, pool, fixed.database);
  const { watch } = monitoring;
  const [inbox, payments, calendars, jobs, built, changes] = await Promise.all([
    config.smtpUrl ? null : openMailInbox({ pool, now }),
    openPayments(config, pool, now, log),
    openCalendars(config, pool, now, log),
    openJobs(databaseUrl, log),
    config.dev ? openDevPages() : openBuiltPages(DIST),
    hearChanges(needs, cache),
  ]);
  const { smtpUrl, mailFrom: from } = config;
  const mailer = watch.mailer(
    openMailer({ smtpUrl, from, sink: async (mail) => inbox?.take(mail) }),
  );
  const auth = await openAuth({ config, pool, now, mailer, log });
  const deps = {
    ...fixed,
    jobs,
    payments: watch.payments(payments.cards),
    calendars: watch.calendars(calendars.service),
    mailer,
    auth: watch.auth(auth.service),
    photoFiles: watch.photoFiles(openPhotoStore(config)),
    imageProcessor: openImageProcessor(),
  };
  await openFirstAccounts(deps, config, auth.embedded);
  const site = await withSupport(deps, config);
  const alertEmail = config.alertEmail ? deps.alertEmail : site.supportEmail;
  return {
    deps: { ...deps, site, alertEmail },
    ...{ pool, metrics, cache, built, payments, calendars, auth, inbox },
    close: () =>
      closeInOrder(
        ...[jobs, changes, payments.sandbox, calendars.sandbox, auth.embedded, monitoring],
        { close: () => pool.end() },
      ),
  };
}

async function closeInOrder(...opened: ({ close(): Promise<void> } | null)[]): Promise<void> {
  for (const each of opened) await each?.close();
}

function openWatchedCache(config: Config, pool: pg.Pool, database: Database) {
  const { publicUrl, metricsToken: token, trustProxyHops: trustedHops, dataDir } = config;
  const metrics = openServerMetrics({ token, trustedHops });
  const monitoring = openMonitoring({ dataDir, pool, database, registry: metrics.registry });
  const complete = (headers: Headers) =>
    setSecurityHeaders(headers, publicUrl.startsWith('https:'));
  const onServed = (status: number) => {
    metrics.countCached(status);
    monitoring.countHit();
  };
  const cache = openResponseCache({ now: Date.now, complete, onServed });
  return { metrics, monitoring, cache };
}

function hearChanges({ databaseUrl, log }: ProcessNeeds, cache: ResponseCache) {
  const openClient = () => new SteadyClient({ connectionString: databaseUrl, keepAlive: true });
  return listenForBoatChanges(openClient, cache.expire, log);
}

/** Guests always have somebody to write to: where no address is set, the first super admin, or who sends the mails. */
async function withSupport({ database, site }: Deps, config: Config): Promise<Deps['site']> {
  const owner = config.supportEmail ? null : await findOwnerAddress(database);
  return owner === null ? site : { ...site, supportEmail: owner };
}

/** What needs no opening: it is there as soon as the settings and the pool are. */
function fixedDeps({ config, log }: ProcessNeeds, pool: pg.Pool) {
  return {
    database: openDatabase(pool),
    cipher: openFieldCipher(config.encryptionKey ?? openSecrets(config.dataDir).encryptionKey),
    trustedFeedHosts: config.trustedFeedHosts,
    refusedAdmins: config.production ? demoAdminAddresses : [],
    adminRules: {
      refuseCommonPasswords: config.refuseCommonPasswords,
      superAdminsNeedSecondStep: config.production,
    },
    credentials: { hashPassword, isPassword, isCommonPassword, base32, totpUri, stepOfCode },
    alertEmail: bareAddress(config.alertEmail ?? config.supportEmail ?? config.mailFrom),
    log,
    now: Date.now,
    newId: randomUUID,
    randomBytes: (count: number) => randomBytes(count),
    site: {
      publicUrl: config.publicUrl,
      whatsappNumber: config.whatsappNumber ?? null,
      supportEmail: bareAddress(config.supportEmail ?? config.mailFrom),
      cardEntry: config.stripe || config.sandboxes ? cardEntryOf(config) : null,
      ...(config.auth ? { authUrl: config.auth.url, authAnonKey: config.auth.anonKey } : {}),
    },
  };
}
