import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { languages } from '#i18n/languages/languages.ts';
import { LOG_FORMATS, LOG_LEVELS } from '../telemetry/log.ts';
import {
  embeddedAuthProblems,
  embeddedAuthShape,
  hostedAuthShape,
  toEmbeddedAuth,
  toHostedAuth,
} from './sections/auth-settings.ts';
import { forecastShape, toForecast } from './sections/forecast-settings.ts';
import { backupProblems, backupShape, toBackups } from './sections/backup-settings.ts';
import { companyShape, toCompany } from './sections/company-settings.ts';
import { listStageProblems, toStage } from './production.ts';
import { databaseShape, toDatabase } from './sections/database-settings.ts';
import { nylasShape, toNylas } from './sections/nylas-settings.ts';
import { readGivenSettings } from './given-settings.ts';
import { stripeProblems, stripeShape, toStripe } from './sections/stripe-settings.ts';
import { writeSetting } from './settings-file.ts';
import * as settings from './sections/setting-kinds.ts';
import { toClaims, toGraceDays, trustShape } from './sections/trust-settings.ts';
import { telemetryShape, toTelemetry } from './sections/telemetry-settings.ts';
import { toUnpaidLimits, unpaidShape } from './sections/unpaid-settings.ts';
import {
  APPLE_NEEDS,
  GOOGLE_NEEDS,
  toAppleWallet,
  toGoogleWallet,
  walletProblems,
  walletShape,
  walletWarnings,
} from './sections/wallet-settings.ts';

export type Config = ReturnType<typeof toConfig>;
export type StripeConfig = NonNullable<Config['stripe']>;
export type NylasConfig = NonNullable<Config['nylas']>;
export type S3Config = NonNullable<Config['s3']>;
export type ConfigReading = { config: Config } | { problems: string[] };
type Environment = Record<string, string | undefined>;

const Settings = z.object({
  PORT: z._default(settings.wholeNumber(1, 65535), 3000),
  HOST: settings.optionalText,
  PUBLIC_URL: settings.optionalWebAddress,
  DATA_DIR: z._default(z.string(), './data'),
  WORKERS: z._default(settings.wordOr('auto', 1, 256), 1),
  DRAIN_SECONDS: z._default(settings.wholeNumber(0, 300), 0),
  ...databaseShape,
  DEMO: settings.optionalSwitch,
  SANDBOXES: settings.optionalSwitch,
  DEV: settings.optionalSwitch,
  NODE_ENV: settings.optionalText,
  LOG_LEVEL: z._default(settings.choiceFrom(LOG_LEVELS), 'info'),
  LOG_FORMAT: z._default(settings.choiceFrom(LOG_FORMATS), 'text'),
  LOG_REQUESTS: settings.optionalSwitch,
  ...telemetryShape,
  TRUST_PROXY: z._default(settings.hops, 0),
  RATE_LIMITS: settings.optionalSwitch,
  ...unpaidShape,
  METRICS_TOKEN: z.optional(settings.secret(16)),
  ...hostedAuthShape,
  ...embeddedAuthShape,
  ...backupShape,
  ...trustShape,
  ...forecastShape,
  REFUSE_COMMON_PASSWORDS: settings.optionalSwitch,
  SEALING_KEY: z.optional(settings.encryptionKey),
  OTHER_SEALING_KEYS: z._default(settings.encryptionKeys, []),
  ...stripeShape,
  ...companyShape,
  ...nylasShape,
  ...walletShape,
  S3_ENDPOINT: settings.optionalWebAddress,
  S3_BUCKET: settings.optionalText,
  S3_ACCESS_KEY_ID: settings.optionalText,
  S3_SECRET_ACCESS_KEY: settings.optionalText,
  S3_REGION: z._default(z.string(), 'auto'),
  SMTP_URL: settings.optionalAddress(['smtp:', 'smtps:']),
  MAIL_FROM: z.optional(settings.mailAddress),
  CALENDAR_FEED_HOSTS: z._default(settings.hostList, []),
  LANGUAGES: z._default(settings.languageList, [...languages]),
  WHATSAPP_NUMBER: settings.optionalPhone,
  SUPPORT_EMAIL: z.optional(settings.mailAddress),
  ALERT_EMAIL: z.optional(settings.mailAddress),
  ADMIN_EMAIL: z.optional(settings.mailAddress),
  ADMIN_PASSWORD: z.optional(settings.secret(12)),
});
type Settings = z.infer<typeof Settings>;

export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** Defaults that do not depend on other settings. */
export const settingDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(Settings.shape).flatMap(([name, { def }]) =>
    'defaultValue' in def ? [[name, String(def.defaultValue)]] : [],
  ),
);

/** Reads the settings of this process: the environment, then a file (`SETTINGS_FILE` or `.env`). */
export function readProcessConfig(): ConfigReading {
  const given = readGivenSettings(process.env, settingNames);
  if (given.problems.length > 0) return { problems: given.problems };
  // Exposes the file's values to trace exporters, which read the environment themselves.
  for (const [name, { value }] of given.values) process.env[name] ??= value;
  const reading = readConfig(process.env);
  if ('problems' in reading) return reading;
  return {
    config: { ...reading.config, warnings: [...given.warnings, ...reading.config.warnings] },
  };
}

/**
 * Formats the given settings as an `.env` file for a backup, without the BACKUP settings: no backup may contain its own
 * key.
 */
export function formatGivenSettings(): string {
  const names = settingNames.filter((name) => !name.startsWith('BACKUP_'));
  const given = names.flatMap((name) => {
    const value = process.env[name]?.trim();
    if (!value) return [];
    return [
      writeSetting(name, value) ?? `# ${name} has characters that a settings file cannot hold.\n`,
    ];
  });
  return given.join('');
}

/** Reads and validates every setting. An empty setting counts as absent. */
export function readConfig(env: Environment): ConfigReading {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const reading = z.safeParse(Settings, given);
  if (!reading.success) {
    const problems = reading.error.issues.map(
      ({ path, message }) => `${path.join('.')} ${writeError('en', readIssueMessage(message))}`,
    );
    return { problems };
  }
  const problems = listContradictions(reading.data);
  return problems.length > 0 ? { problems } : { config: toConfig(reading.data) };
}

function listContradictions(given: Settings): string[] {
  const problems: string[] = listStageProblems(given);
  const together = (...names: (keyof Settings)[]) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return;
    const present = names.filter((name) => given[name] !== undefined);
    problems.push(
      `${missing.join(' and ')} must also be set, because ${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set.`,
    );
  };
  together('AUTH_URL', 'AUTH_ANON_KEY');
  together('NYLAS_API_KEY', 'NYLAS_CLIENT_ID');
  together('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  together('FORECAST_URL', 'FORECAST_MARINE_URL');
  together('ADMIN_EMAIL', 'ADMIN_PASSWORD');
  together(...APPLE_NEEDS);
  together(...GOOGLE_NEEDS);
  problems.push(...embeddedAuthProblems(given), ...backupProblems(given), ...stripeProblems(given));
  problems.push(...walletProblems(given));
  const onlyWith = (needed: keyof Settings, ...names: (keyof Settings)[]) => {
    if (given[needed] !== undefined) return;
    for (const name of names.filter((each) => given[each] !== undefined)) {
      problems.push(`${name} has no effect without ${needed}: set both or neither.`);
    }
  };
  onlyWith('DATABASE_URL', 'DATABASE_SESSION_URL', 'DATABASE_REPLICA_URL', 'DATABASE_SYNCHRONOUS');
  onlyWith('FORECAST_URL', 'FORECAST_API_KEY');
  onlyWith('NYLAS_API_KEY', 'NYLAS_WEBHOOK_SECRET', 'NYLAS_API_URL');
  onlyWith('APPLE_PASS_TYPE_ID', 'APPLE_PUSH_URL');
  onlyWith('GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_API_URL');
  onlyWith(
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_URL',
  );
  if (given.DEV && given.WORKERS !== 'auto' && given.WORKERS > 1) {
    problems.push('WORKERS cannot be more than 1 while DEV is on: pages are built in one process.');
  }
  if (given.STRIPE_SECRET_KEY && given.RATE_LIMITS === false) {
    problems.push(
      'RATE_LIMITS cannot be off while STRIPE_SECRET_KEY is set: a shop that takes card payments must keep its limits.',
    );
  }
  return problems;
}

function toConfig(given: Settings) {
  return {
    port: given.PORT,
    /** Network address to listen on; undefined is every interface. */
    host: given.HOST,
    /** Public URL of the site, without a trailing slash. */
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    dataDir: resolve(given.DATA_DIR),
    workers: toWorkers(given),
    /** Seconds between a failing `/readyz` and the end of new requests at shutdown. */
    drainSeconds: given.DRAIN_SECONDS,
    ...toDatabase(given),
    ...toStage(given),
    warnings: [...toStage(given).warnings, ...walletWarnings(given, Date.now())],
    /** Builds pages on the fly, for development. */
    dev: given.DEV ?? false,
    logLevel: given.LOG_LEVEL,
    logFormat: given.LOG_FORMAT,
    logRequests: given.LOG_REQUESTS ?? false,
    /** Target of traces and metrics; undefined disables both. */
    telemetry: toTelemetry(given),
    /** Number of trusted proxies; with 0, the client's address is the remote address of the connection. */
    trustProxyHops: given.TRUST_PROXY,
    rateLimits: given.RATE_LIMITS ?? true,
    unpaidLimits: toUnpaidLimits(given, given.RATE_LIMITS ?? true),
    /** Opens `/metrics` to other machines; undefined restricts it to this machine. */
    metricsToken: given.METRICS_TOKEN,
    /** Hosted auth service; undefined is the embedded service. */
    auth: toHostedAuth(given),
    embeddedAuth: toEmbeddedAuth(given),
    refuseCommonPasswords: given.REFUSE_COMMON_PASSWORDS ?? true,
    /** Encrypts fields in the database; undefined uses the key in `dataDir`. */
    encryptionKey: given.SEALING_KEY,
    /** Keys that only decrypt, for key rotation. */
    otherEncryptionKeys: given.OTHER_SEALING_KEYS,
    /** Undefined is the payment sandbox. */
    stripe: toStripe(given),
    /** Undefined is the calendar sandbox. */
    nylas: toNylas(given),
    /** Undefined offers no passes for Apple Wallet. */
    appleWallet: toAppleWallet(given),
    /** Undefined offers no passes for Google Wallet. */
    googleWallet: toGoogleWallet(given),
    /** Undefined stores files in `dataDir`. */
    s3: toS3(given),
    /** Undefined shows no forecast. */
    forecast: toForecast(given),
    backups: toBackups(given),
    /** Undefined sends mail to the inbox page. */
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'SXM Boat Trips <bookings@localhost>',
    /** Hosts (`name:port`) whose calendar feeds may be read despite private addresses. */
    trustedFeedHosts: given.CALENDAR_FEED_HOSTS,
    /** Languages of pages and mails, English first. */
    languages: given.LANGUAGES,
    whatsappNumber: given.WHATSAPP_NUMBER,
    supportEmail: given.SUPPORT_EMAIL,
    /** Recipient of alerts; undefined is `supportEmail`. */
    alertEmail: given.ALERT_EMAIL,
    /** The site's claims about itself; undefined keeps the specification's claims. */
    claims: toClaims(given),
    /** Days that operators have to submit documents; null if documents are not required. */
    documentsGraceDays: toGraceDays(given),
    firstAdmin:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : undefined,
    company: toCompany(given),
  };
}

/** Returns the number of worker processes; with `isAuto`, fewer are acceptable. */
function toWorkers({ WORKERS, DEV }: Settings): { max: number; isAuto: boolean } {
  if (WORKERS !== 'auto') return { max: WORKERS, isAuto: false };
  return { max: DEV ? 1 : availableParallelism(), isAuto: true };
}

function toS3(given: Settings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: given.S3_REGION,
  };
}
