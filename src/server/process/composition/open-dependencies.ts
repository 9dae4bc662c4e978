import { MINUTE_MS } from '#domain/time/durations.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword, isCommonPassword, verifyPassword } from 'gotrue/passwords';
import { base32, stepOfCode, totpUri } from 'gotrue/totp';
import type pg from 'pg';
import type { RenderMail } from '#mails/mail-renderer.ts';
import { FORECAST_DAYS } from '#domain/island/forecasts.ts';
import { extractAddress } from '#domain/fields/mail-addresses.ts';
import { demoAdminAddresses } from '../../identity/admins/first-admins.ts';
import { findOwnerAddress } from '../../identity/admins/admin-queries.ts';
import { openLiveBoard, type LiveBoard } from '../../marketplace/board/live-board.ts';
import { readBoard } from '../../marketplace/board/read-board.ts';
import { listenForBoatChanges } from '../../marketplace/core/boats/boat-changes.ts';
import type { Config } from '../../platform/settings/config.ts';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { openPublicReads } from '../../platform/database/public-reads.ts';
import { ResilientClient } from '../../platform/database/database-outage.ts';
import { JOB_LIMITS, REQUEST_LIMITS } from '../../platform/database/statement-limits.ts';
import { openMailInbox, type MailInbox } from '../../platform/mail/mail-inbox.ts';
import { computePoolSize, splitPool } from './connection-shares.ts';
import { openFirstAccounts } from './first-accounts.ts';
import { type ServerMetrics, openServerMetrics } from '../../platform/http/monitoring-routes.ts';
import {
  openResponseCache,
  type ResponseCache,
} from '../../platform/http/caching/response-cache.ts';
import { setSecurityHeaders } from '../../platform/http/security-headers.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import { openAuth, openSignInAccounts, type OpenAuth } from './open-auth.ts';
import { openCalendars, type OpenCalendars } from './open-calendars.ts';
import { openMonitoring } from './open-monitoring.ts';
import { addBoardMetric } from '../../operations/monitoring/shop-metrics.ts';
import type { GatewayWatches } from '../../operations/monitoring/watched-gateways.ts';
import { chooseCardEntry, openPayments, type OpenPayments } from './open-payments.ts';
import { openMailer } from '../../platform/gateways/mailer.ts';
import { openBuiltPages, type BuiltPages, openDevPages } from '../../pages/built-pages.ts';
import { openOpenMeteo } from '../../platform/gateways/open-meteo.ts';
import { openAppleWallet } from '../../platform/gateways/wallets/apple-wallet.ts';
import { openGoogleWallet } from '../../platform/gateways/wallets/google-wallet.ts';
import type { Wallets } from '../../platform/gateways/wallets/wallet-services.ts';
import { openImageProcessor } from '../../platform/gateways/images/image-processor.ts';
import { openPhotoStore } from '../../marketplace/core/uploads/photo-store.ts';
import { openDocumentStore } from '../../marketplace/documents/document-files.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { openShopCipher } from '../../platform/settings/secrets.ts';

/** Output folder of the web's build. */
export const DIST = 'dist';

export type ProcessNeeds = {
  config: Config;
  databaseUrl: string;
  log: Log;
  /** Set in a worker. */
  worker?: {
    poolSize: number;
    isFirst: boolean;
    readAllMetrics: () => Promise<string>;
  };
};

/** All dependencies of the slices: the database and every gateway. */
export type OpenDependencies = {
  /** True in the process that performs one-time work at a start. */
  isFirst: boolean;
  deps: Deps;
  /** Separate pool for jobs. */
  jobDatabase: Database;
  pool: pg.Pool;
  metrics: ServerMetrics;
  cache: ResponseCache;
  built: BuiltPages;
  liveBoard: LiveBoard;
  payments: OpenPayments;
  calendars: OpenCalendars;
  auth: OpenAuth;
  /** Null with a mail server. */
  inbox: MailInbox | null;
  close(): Promise<void>;
};

export async function openDependencies(needs: ProcessNeeds): Promise<OpenDependencies> {
  const { config, databaseUrl, log, worker } = needs;
  const sessionUrl = config.databaseSessionUrl ?? databaseUrl;
  const { pool, jobPool } = openPools(needs);
  const fixed = fixedDeps(needs, pool);
  const { metrics, monitoring, cache, reads, doubt } = openPublicSide(needs, pool, fixed.database);
  const building = config.dev ? openDevPages() : openBuiltPages(DIST);
  const renderMail: RenderMail = async (order, site) =>
    (await (await building).mails()).renderMail(order, site);
  const [outside, jobs, built, changes] = await Promise.all([
    openGateways(needs, pool, { watch: monitoring.watch, renderMail }),
    openJobs(sessionUrl, log),
    building,
    hearChanges(sessionUrl, log, (boatId) => (boatId === null ? doubt() : cache.expire())),
  ]);
  const { gateways, inbox, payments, calendars, auth } = outside;
  const deps = {
    ...fixed,
    ...gateways,
    renderMail,
    readPublic: reads.read,
    jobs,
    signInAccounts: openSignInAccounts(config, pool),
    photoFiles: monitoring.watch.photoFiles(openPhotoStore(config)),
    documentFiles: monitoring.watch.photoFiles(openDocumentStore(config)),
    forecast: config.forecast ? monitoring.watch.forecast(openOpenMeteo(config.forecast)) : null,
    wallets: monitoring.watch.wallets(openWallets(config)),
    imageProcessor: openImageProcessor({ isOneOfSeveral: worker !== undefined }),
  };
  const isFirst = worker?.isFirst ?? true;
  if (isFirst) await openFirstAccounts(deps, config, auth.embedded);
  const site = { ...(await withSupport(deps, config)), build: built.version };
  const liveBoard = openLiveBoard({ read: (port) => readBoard(deps, port), build: built.version });
  addBoardMetric(metrics.registry, liveBoard);
  const alertEmail = config.alertEmail ? deps.alertEmail : site.supportEmail;
  return {
    isFirst,
    deps: { ...deps, site, alertEmail },
    jobDatabase: openDatabase(jobPool),
    pool,
    metrics,
    cache,
    built,
    liveBoard,
    payments,
    calendars,
    auth,
    inbox,
    close: () =>
      closeInOrder(
        ...[jobs, changes, payments.sandbox, calendars.sandbox, auth.embedded, monitoring, reads],
        ...[pool, jobPool].map((each) => ({ close: () => each.end() })),
      ),
  };
}

/** Opens the wallets that are configured. */
function openWallets({ appleWallet, googleWallet }: Config): Wallets {
  return {
    apple: appleWallet ? openAppleWallet(appleWallet, Date.now) : null,
    google: googleWallet ? openGoogleWallet(googleWallet, Date.now) : null,
  };
}

/** Separates the pools: jobs have longer limits and must not starve visitors. */
function openPools({ config, databaseUrl, worker }: ProcessNeeds) {
  const { requests, jobs } = splitPool(worker?.poolSize ?? computePoolSize(config));
  const hasPooler = (config.databaseSessionUrl ?? databaseUrl) !== databaseUrl;
  return {
    pool: openPool(databaseUrl, requests, { hasPooler, limits: REQUEST_LIMITS }),
    jobPool: openPool(databaseUrl, jobs, {
      hasPooler,
      limits: JOB_LIMITS,
      connectionTimeoutMillis: MINUTE_MS,
      query_timeout: 2 * JOB_LIMITS.statementMs,
    }),
  };
}

/** Opens the outside services or their sandboxes, with monitoring. */
async function openGateways(
  { config, log }: ProcessNeeds,
  pool: pg.Pool,
  { watch, renderMail }: { watch: GatewayWatches; renderMail: RenderMail },
) {
  const now = Date.now;
  const [inbox, payments, calendars] = await Promise.all([
    config.smtpUrl ? null : openMailInbox({ pool, now }),
    openPayments(config, pool, now, log),
    openCalendars(config, pool, now, log),
  ]);
  const { smtpUrl, mailFrom: from } = config;
  const mailer = watch.mailer(
    openMailer({ smtpUrl, from, sink: async (mail) => inbox?.take(mail) }),
  );
  const auth = await openAuth({ config, pool, now, mailer, renderMail, log });
  const gateways = {
    payments: watch.payments(payments.cards),
    calendars: watch.calendars(calendars.service),
    mailer,
    auth: watch.auth(auth.service),
  };
  return { gateways, inbox, payments, calendars, auth };
}

async function closeInOrder(...opened: ({ close(): Promise<void> } | null)[]): Promise<void> {
  for (const each of opened) await each?.close();
}

/** Opens public reads and the response cache; changes expire both. */
function openPublicSide(needs: ProcessNeeds, pool: pg.Pool, primary: Database) {
  const { config, log } = needs;
  const { metrics, monitoring, cache: answers } = openWatchedCache(needs, pool, primary);
  const { databaseReplicaUrl: replicaUrl } = config;
  const watched = { now: Date.now, log, onRead: metrics.countPublicRead };
  const reads = openPublicReads({ primary, replicaUrl, ...watched });
  const expire = () => {
    reads.expire();
    answers.expire();
  };
  /** Used when notifications may have been lost. */
  const doubt = () => {
    reads.doubt();
    answers.expire();
  };
  return { metrics, monitoring, reads, cache: { ...answers, expire }, doubt };
}

function openWatchedCache({ config, worker }: ProcessNeeds, pool: pg.Pool, database: Database) {
  const { publicUrl, metricsToken: token, trustProxyHops: trustedHops, dataDir } = config;
  const metrics = openServerMetrics({ token, trustedHops, readAll: worker?.readAllMetrics });
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

function hearChanges(sessionUrl: string, log: Log, onChange: (boatId: string | null) => void) {
  const openClient = () => new ResilientClient({ connectionString: sessionUrl, ...listening });
  return listenForBoatChanges(openClient, onChange, log);
}

const listening = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Ensures a support email address: from the setting, or else the first super admin's, or else the sender's. */
async function withSupport({ database, site }: Deps, config: Config): Promise<Deps['site']> {
  const owner = config.supportEmail ? null : await findOwnerAddress(database);
  return owner === null ? site : { ...site, supportEmail: owner };
}

/** Dependencies that need only settings and the pool. */
function fixedDeps({ config, log }: ProcessNeeds, pool: pg.Pool) {
  return {
    database: openDatabase(pool),
    cipher: openShopCipher(config),
    trustedFeedHosts: config.trustedFeedHosts,
    documentsGraceDays: config.documentsGraceDays,
    unpaidLimits: config.unpaidLimits,
    refusedAdmins: config.production ? demoAdminAddresses : [],
    adminRules: {
      refuseCommonPasswords: config.refuseCommonPasswords,
      superAdminsNeedSecondStep: config.production,
    },
    credentials: { hashPassword, verifyPassword, isCommonPassword, base32, totpUri, stepOfCode },
    alertEmail: extractAddress(config.alertEmail ?? config.supportEmail ?? config.mailFrom),
    backupAlertHours: config.backups.alertHours,
    log,
    now: Date.now,
    newId: randomUUID,
    randomBytes: (count: number) => randomBytes(count),
    site: {
      publicUrl: config.publicUrl,
      whatsappNumber: config.whatsappNumber ?? null,
      supportEmail: extractAddress(config.supportEmail ?? config.mailFrom),
      company: config.company,
      cardEntry: config.stripe || config.sandboxes ? chooseCardEntry(config) : null,
      ...(config.languages.length > 1 && { languages: config.languages }),
      ...(config.forecast && { forecastDays: FORECAST_DAYS }),
      ...(config.claims && { claims: config.claims }),
      ...(config.auth ? { authUrl: config.auth.url, authAnonKey: config.auth.anonKey } : {}),
    },
  };
}
