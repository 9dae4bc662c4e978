import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

function parseConfig(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

function listProblems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

test('a start without settings uses embedded services, the demo world and rate limits', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    demo: true,
    rateLimits: true,
    trustProxyHops: 0,
    warnings: [],
  });
  for (const outside of ['databaseUrl', 'auth', 'stripe', 'nylas', 's3', 'smtpUrl'] as const) {
    expect(config[outside]).toBeUndefined();
  }
});

test('a collector gets traces and metrics unless they are switched off', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  expect(parseConfig({}).telemetry).toBeUndefined();
  expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry).toMatchObject({
    hasTraces: true,
    hasMetrics: true,
    traceShare: 1,
    serviceName: 'sxm-boat-trips',
  });
  const quiet = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' };
  expect(parseConfig(quiet).telemetry).toMatchObject({ hasTraces: true, hasMetrics: false });
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' };
  expect(parseConfig(off).telemetry).toBeUndefined();
});

test('an empty setting counts as missing', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(parseConfig({}));
});

test('the demo world is off with an external database, unless requested', () => {
  const DATABASE_URL = 'postgres://me@db/boats';
  expect(parseConfig({ DATABASE_URL, SMTP_URL: 'smtp://mail' }).demo).toBe(false);
  expect(parseConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('a session URL and a replica URL require an external database', () => {
  const urls = { DATABASE_SESSION_URL: 'postgres://me@db/boats', DATABASE_REPLICA_URL: 'me@db' };
  expect(listProblems(urls)).toEqual([
    'DATABASE_REPLICA_URL must be an address like postgres://… or postgresql://….',
  ]);
  expect(listProblems({ ...urls, DATABASE_REPLICA_URL: 'postgres://me@ro/boats' })).toEqual([
    'DATABASE_SESSION_URL has no effect without DATABASE_URL: set both or neither.',
    'DATABASE_REPLICA_URL has no effect without DATABASE_URL: set both or neither.',
  ]);
  expect(listProblems({ DATABASE_SYNCHRONOUS: 'on' })).toEqual([
    'DATABASE_SYNCHRONOUS has no effect without DATABASE_URL: set both or neither.',
  ]);
});

test('the public URL follows the port or its own setting, without a trailing slash', () => {
  expect(parseConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(parseConfig({ PUBLIC_URL: 'https://trips.example/' }).publicUrl).toBe(
    'https://trips.example',
  );
});

test.each([
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
  [{ PORT: '3000.5' }, 'PORT must be a whole number from 1 to 65535, not "3000.5".'],
  [{ DEMO: 'perhaps' }, 'DEMO must be on or off, not "perhaps".'],
  [{ PUBLIC_URL: 'trips' }, 'PUBLIC_URL must be an address like https://example.com, not "trips".'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be one of text, json, not "xml".'],
  [{ ALERT_EMAIL: 'us' }, 'ALERT_EMAIL must be an email address, not "us".'],
  [
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".',
  ],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json, not "grpc".',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
  [
    { TRUST_PROXY: 'all' },
    'TRUST_PROXY must be off or the number of proxies in front of the server (1 to 9), not "all".',
  ],
  [{ WORKERS: 'all' }, 'WORKERS must be auto or a whole number from 1 to 256, not "all".'],
  [{ WORKERS: '0' }, 'WORKERS must be auto or a whole number from 1 to 256, not "0".'],
  [
    { WORKERS: '2', DEV: 'on' },
    'WORKERS cannot be more than 1 while DEV is on: pages are built in one process.',
  ],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 300, not "-1".'],
  [
    { BACKUP_ALERT_HOURS: 'daily' },
    'BACKUP_ALERT_HOURS must be off or a whole number from 1 to 2400, not "daily".',
  ],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be an email address, not "us".'],
  [
    { ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD must have at least 12 characters.',
  ],
  [{ ADMIN_EMAIL: 'a@b.test' }, 'ADMIN_PASSWORD must also be set, because ADMIN_EMAIL is set.'],
  [{ NYLAS_API_KEY: 'key' }, 'NYLAS_CLIENT_ID must also be set, because NYLAS_API_KEY is set.'],
  [
    { NYLAS_WEBHOOK_SECRET: 'secret' },
    'NYLAS_WEBHOOK_SECRET has no effect without NYLAS_API_KEY: set both or neither.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_WEBHOOK_SECRET has no effect without STRIPE_SECRET_KEY: set both or neither.',
  ],
])(
  'the settings %o are refused with a message that names the setting and the reason',
  (env, problem) => {
    expect(listProblems(env)).toEqual([problem]);
  },
);

test('the server has one process by default and in development, and WORKERS=auto means one per core', () => {
  expect(parseConfig({}).workers).toEqual({ max: 1, isAuto: false });
  expect(parseConfig({ WORKERS: '3' }).workers).toEqual({ max: 3, isAuto: false });
  expect(parseConfig({ WORKERS: 'auto' }).workers).toEqual({
    max: availableParallelism(),
    isAuto: true,
  });
  expect(parseConfig({ WORKERS: 'auto', DEV: 'on' }).workers.max).toBe(1);
});

test('the error for an invalid URL does not repeat the URL, because it may contain a password', () => {
  const problems = listProblems({ DATABASE_URL: 'mysql://me:secret@db/boats' });
  expect(problems).toEqual([
    'DATABASE_URL must be an address like postgres://… or postgresql://….',
  ]);
});

test('rate limits can be off with the sandbox, but never with real payments', () => {
  expect(parseConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  const shop = { STRIPE_SECRET_KEY: 'sk_live_1', SMTP_URL: 'smtp://mail' };
  expect(listProblems({ RATE_LIMITS: 'off', ...shop })).toEqual([
    'RATE_LIMITS cannot be off while STRIPE_SECRET_KEY is set: a shop that takes card payments must keep its limits.',
  ]);
});

test('the limits on unpaid bookings have defaults, are off if rate limits are off, and can always be set', () => {
  const usual = { perEmail: 3, perNetwork: 12, boatShare: 0.5 };
  const none = { perEmail: null, perNetwork: null, boatShare: null };
  expect(parseConfig({}).unpaidLimits).toEqual(usual);
  expect(parseConfig({ RATE_LIMITS: 'off' }).unpaidLimits).toEqual(none);
  const own = { UNPAID_PER_EMAIL: 'off', UNPAID_PER_NETWORK: '40', UNPAID_BOAT_PERCENT: '25' };
  for (const RATE_LIMITS of ['on', 'off']) {
    const limits = { perEmail: null, perNetwork: 40, boatShare: 0.25 };
    expect(parseConfig({ ...own, RATE_LIMITS }).unpaidLimits).toEqual(limits);
  }
  expect(listProblems({ UNPAID_BOAT_PERCENT: '101' })).toHaveLength(1);
});

test('production without sandboxes warns of missing providers and a missing support address', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://boats.example',
  };
  const missing = [
    'STRIPE_SECRET_KEY is not set: guests cannot pay by card, because production has no payment sandbox.',
    'NYLAS_API_KEY is not set: captains cannot connect a calendar, because production has no calendar sandbox.',
  ];
  expect(parseConfig(production).warnings).toEqual([
    ...missing,
    'SUPPORT_EMAIL is not set: guests see the first super admin’s address as the support address, or else the one in MAIL_FROM.',
  ]);
  expect(parseConfig({ ...production, SUPPORT_EMAIL: 'help@boats.example' }).warnings).toEqual(
    missing,
  );
});

test('a missing webhook secret of the calendar service is a warning, not a refusal', () => {
  const NYLAS_API_KEY = 'nyk';
  expect(parseConfig({ NYLAS_API_KEY, NYLAS_CLIENT_ID: 'shop' }).warnings).toEqual([
    'NYLAS_WEBHOOK_SECRET is not set: webhooks from Nylas are rejected, so captains’ calendars are read only every 5 minutes.',
  ]);
});

test('a phone number is reduced to the digits that a WhatsApp link needs', () => {
  expect(parseConfig({ WHATSAPP_NUMBER: '+1 (721) 555-0100' }).whatsappNumber).toBe('17215550100');
});

test('settings of the embedded auth service are refused with a hosted one', () => {
  const AUTH_SIGNING_KEY = '{"kty":"EC","crv":"P-256","x":"x","y":"y","d":"d"}';
  const given = { AUTH_AUTO_CONFIRM: 'on', AUTH_SIGNING_KEY, AUTH_ACCESS_TOKEN_SECONDS: '600' };
  expect(parseConfig(given).embeddedAuth).toMatchObject({
    autoConfirm: true,
    signingKey: { kty: 'EC', d: 'd' },
    accessTokenSeconds: 600,
    redirectOrigins: [],
  });
  expect(parseConfig(given).embeddedAuth.anonymousSignIn).toBeUndefined();
  const rsa = { AUTH_SIGNING_KEY: '{"kty":"RSA","n":"n","e":"AQAB","d":"d"}' };
  expect(parseConfig({ ...rsa, AUTH_SIGNED_ADMIN_TOKENS: 'on' }).embeddedAuth).toMatchObject({
    signingKey: { kty: 'RSA', d: 'd' },
    signedAdminTokens: true,
  });
  expect(listProblems({ AUTH_SIGNED_ADMIN_TOKENS: 'on' })).toEqual([
    'AUTH_SIGNING_KEY must also be set, because AUTH_SIGNED_ADMIN_TOKENS is on.',
  ]);
  const hosted = { AUTH_URL: 'https://auth.example', AUTH_ANON_KEY: 'public' };
  expect(listProblems({ ...hosted, AUTH_AUTO_CONFIRM: 'on' })).toEqual([
    'AUTH_AUTO_CONFIRM configures the embedded auth service and has no effect with AUTH_URL: remove one of them.',
  ]);
});

test.each([
  [
    { AUTH_SIGNING_KEY: '{"kty":"RSA"}' },
    'AUTH_SIGNING_KEY must be a private RSA key, or a private EC key on P-256',
  ],
  [{ AUTH_SERVICE_KEY: 'short' }, 'AUTH_SERVICE_KEY must have at least 16 characters.'],
  [{ AUTH_REDIRECT_ORIGINS: 'here, there' }, 'AUTH_REDIRECT_ORIGINS must be addresses like'],
  [{ SEALING_KEY: 'abc' }, 'SEALING_KEY must be 32 random bytes as base64url (43 characters).'],
])('the settings %j are refused', (env, problem) => {
  expect(listProblems(env)).toEqual([expect.stringContaining(problem)]);
});

test('every limit and lifetime of the embedded auth service is a setting', () => {
  const given = {
    AUTH_CHALLENGE_SECONDS: '60',
    AUTH_FLOW_SECONDS: '90',
    AUTH_MAIL_GAP_SECONDS: '0',
    AUTH_LIMIT_MAILS: '5',
    AUTH_LIMIT_SIGN_INS: '6',
    AUTH_LIMIT_VERIFICATIONS: '7',
    AUTH_LIMIT_REFRESHES: '8',
    AUTH_LIMIT_OTPS: '9',
    AUTH_LIMIT_FACTOR_TRIES: '10',
    AUTH_LIMIT_PASSWORD_TRIES: '11',
    AUTH_LIMIT_STRANGERS_TRIES: '12',
    AUTH_LIMIT_CODES: '13',
  };
  expect(parseConfig(given).embeddedAuth).toMatchObject({
    challengeSeconds: 60,
    flowSeconds: 90,
    rateLimits: {
      mailGapSeconds: 0,
      mailsPerHour: 5,
      signIns: 6,
      verifications: 7,
      refreshes: 8,
      otps: 9,
      factorTries: 10,
      passwordTries: 11,
      strangersTries: 12,
      codesPerDay: 13,
    },
  });
  expect(listProblems({ AUTH_LIMIT_SIGN_INS: '0' })).toEqual([
    'AUTH_LIMIT_SIGN_INS must be a whole number from 1 to 100000000, not "0".',
  ]);
});

test('the most common passwords are refused unless a setting allows them', () => {
  expect(parseConfig({}).refuseCommonPasswords).toBe(true);
  expect(parseConfig({ REFUSE_COMMON_PASSWORDS: 'off' }).refuseCommonPasswords).toBe(false);
});

test('the site’s claims default to the specification’s, and can be changed or switched off', () => {
  expect(parseConfig({}).claims).toBeUndefined();
  const given = { HOME_RATING: '4.6/5', BOAT_RATING: 'off' };
  const claims = {
    homeRating: '4.6/5',
    boatRating: null,
    guestCountries: '32+',
    hasSampleStories: true,
  };
  expect(parseConfig(given).claims).toEqual(claims);
  expect(parseConfig({ SAMPLE_STORIES: 'off' }).claims?.hasSampleStories).toBe(false);
  expect(listProblems({ BOAT_RATING: 'excellent' })).toEqual([
    'BOAT_RATING must be off or text of at most 5 characters, not "excellent".',
  ]);
});

test('all languages are on by default, and configured languages are used with English first', () => {
  expect(parseConfig({}).languages).toEqual(['en', 'fr', 'nl', 'es', 'pt', 'de']);
  expect(parseConfig({ LANGUAGES: 'en' }).languages).toEqual(['en']);
  expect(parseConfig({ LANGUAGES: 'de, fr' }).languages).toEqual(['en', 'fr', 'de']);
  expect(listProblems({ LANGUAGES: 'fr,it' })).toEqual([
    'LANGUAGES must be languages of en, fr, nl, es, pt, de, separated by commas, not "fr,it".',
  ]);
});

test('operators have 30 days to submit documents by default, a configured number of days, or no limit', () => {
  expect(parseConfig({}).documentsGraceDays).toBe(30);
  expect(parseConfig({ DOCUMENTS_GRACE_DAYS: '0' }).documentsGraceDays).toBe(0);
  expect(parseConfig({ DOCUMENTS_GRACE_DAYS: 'off' }).documentsGraceDays).toBeNull();
  expect(listProblems({ DOCUMENTS_GRACE_DAYS: 'never' })).toEqual([
    'DOCUMENTS_GRACE_DAYS must be off or a whole number from 0 to 3650, not "never".',
  ]);
});
