import { MIN_PASSWORD_LENGTH, MAX_PASSWORD_BYTES } from '#contract/operator/operator-api.ts';
import type { JWK } from 'jose';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/time/durations.ts';
import * as settings from './setting-kinds.ts';

/** Default limits of an operator's session: in total, and without use. */
export const SESSION_DAYS = 180;
export const UNUSED_SESSION_DAYS = 60;

/** Hosted auth service; `secret` is for services that sign with HS256. */
export type AuthConfig = NonNullable<ReturnType<typeof toHostedAuth>>;

export const hostedAuthShape = {
  AUTH_URL: settings.optionalWebAddress,
  AUTH_ANON_KEY: settings.optionalText,
  AUTH_JWT_ISSUER: settings.optionalText,
  AUTH_JWT_AUDIENCE: z._default(z.string(), 'authenticated'),
  AUTH_JWT_JWKS_URL: settings.optionalWebAddress,
  AUTH_JWT_SECRET: settings.optionalText,
};

/** Undefined selects the embedded service. */
export function toHostedAuth(given: z.infer<z.ZodMiniObject<typeof hostedAuthShape>>) {
  if (!given.AUTH_URL || !given.AUTH_ANON_KEY) return undefined;
  return {
    url: given.AUTH_URL,
    anonKey: given.AUTH_ANON_KEY,
    issuer: given.AUTH_JWT_ISSUER ?? given.AUTH_URL,
    audience: given.AUTH_JWT_AUDIENCE,
    jwksUrl: given.AUTH_JWT_JWKS_URL ?? `${given.AUTH_URL}/.well-known/jwks.json`,
    secret: given.AUTH_JWT_SECRET,
  };
}

const count = z.optional(settings.wholeNumber(1, 100_000_000));
const seconds = (min: number) => z.optional(settings.wholeNumber(min, 100_000_000));
const signingKey = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => parseKey(text) !== null,
        'must be a private RSA key, or a private EC key on P-256, as a JSON Web Key.',
      ),
    ),
  z.transform((text) => parseKey(text) ?? {}),
);

/** Maps settings to the option names of the embedded auth service. */
const behaviour = {
  AUTH_AUTO_CONFIRM: ['autoConfirm', settings.optionalSwitch],
  AUTH_ANONYMOUS: ['anonymousSignIn', settings.optionalSwitch],
  AUTH_SIGNUPS: ['signupsOpen', settings.optionalSwitch],
  AUTH_SIGNING_KEY: ['signingKey', z.optional(signingKey)],
  AUTH_SERVICE_KEY: ['serviceKey', z.optional(settings.secret(16))],
  AUTH_ADMIN_JWT_SECRET: ['adminTokenSecret', z.optional(settings.secret(16))],
  AUTH_SIGNED_ADMIN_TOKENS: ['signedAdminTokens', settings.optionalSwitch],
  AUTH_ACCESS_TOKEN_SECONDS: ['accessTokenSeconds', seconds(10)],
  AUTH_REFRESH_REUSE_SECONDS: ['refreshReuseSeconds', seconds(0)],
  AUTH_OTP_SECONDS: ['otpSeconds', seconds(60)],
  AUTH_SESSION_SECONDS: ['sessionSeconds', seconds(0)],
  AUTH_INACTIVITY_SECONDS: ['inactivitySeconds', seconds(0)],
  AUTH_PASSWORD_MIN_LENGTH: [
    'passwordMinLength',
    z.optional(settings.wholeNumber(MIN_PASSWORD_LENGTH, MAX_PASSWORD_BYTES)),
  ],
  AUTH_PASSWORD_NEEDS_CURRENT: ['passwordNeedsCurrent', settings.optionalSwitch],
  AUTH_CHALLENGE_SECONDS: ['challengeSeconds', seconds(30)],
  AUTH_FLOW_SECONDS: ['flowSeconds', seconds(30)],
} as const;

const limits = {
  AUTH_MAIL_GAP_SECONDS: ['mailGapSeconds', seconds(0)],
  AUTH_LIMIT_MAILS: ['mailsPerHour', count],
  AUTH_LIMIT_SIGN_INS: ['signIns', count],
  AUTH_LIMIT_VERIFICATIONS: ['verifications', count],
  AUTH_LIMIT_REFRESHES: ['refreshes', count],
  AUTH_LIMIT_OTPS: ['otps', count],
  AUTH_LIMIT_FACTOR_TRIES: ['factorTries', count],
  AUTH_LIMIT_PASSWORD_TRIES: ['passwordTries', count],
  AUTH_LIMIT_STRANGERS_TRIES: ['strangersTries', count],
  AUTH_LIMIT_CODES: ['codesPerDay', count],
} as const;

export const embeddedAuthShape = {
  ...buildSchemas(behaviour),
  ...buildSchemas(limits),
  AUTH_REDIRECT_ORIGINS: z.optional(settings.originList),
};

/** Long enough for a phone on the dock, but limited in case it is stolen. */
const usual = {
  sessionSeconds: (SESSION_DAYS * DAY_MS) / 1000,
  inactivitySeconds: (UNUSED_SESSION_DAYS * DAY_MS) / 1000,
};

/** Leaves other settings to the embedded service's defaults. */
export function toEmbeddedAuth(given: z.infer<z.ZodMiniObject<typeof embeddedAuthShape>>) {
  return {
    ...usual,
    ...pickValues(behaviour, given),
    rateLimits: pickValues(limits, given),
    redirectOrigins: given.AUTH_REDIRECT_ORIGINS ?? [],
  };
}

type Table = Readonly<Record<string, readonly [name: string, schema: z.ZodMiniType]>>;
type Values<T extends Table> = {
  [Setting in keyof T as T[Setting][0]]?: Exclude<z.output<T[Setting][1]>, undefined>;
};

function buildSchemas<T extends Table>(table: T) {
  const schemas = Object.entries(table).map(([setting, [, schema]]) => [setting, schema]);
  return Object.fromEntries(schemas) as { [Setting in keyof T]: T[Setting][1] };
}

function pickValues<T extends Table>(
  table: T,
  given: Readonly<Record<string, unknown>>,
): Values<T> {
  const values = Object.entries(table)
    .map(([setting, [name]]) => [name, given[setting]])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(values) as Values<T>;
}

/** Describes contradictory settings, and settings that a hosted service does not support. */
export function embeddedAuthProblems(given: Readonly<Record<string, unknown>>): string[] {
  if (given['AUTH_SIGNED_ADMIN_TOKENS'] === true && given['AUTH_SIGNING_KEY'] === undefined) {
    return ['AUTH_SIGNING_KEY must also be set, because AUTH_SIGNED_ADMIN_TOKENS is on.'];
  }
  if (given['AUTH_URL'] === undefined) return [];
  return Object.keys(embeddedAuthShape)
    .filter((name) => given[name] !== undefined)
    .map(
      (name) =>
        `${name} configures the embedded auth service and has no effect with AUTH_URL: remove one of them.`,
    );
}

function parseKey(text: string): JWK | null {
  try {
    const key = JSON.parse(text) as JWK;
    const isKnown = (key.kty === 'EC' && key.crv === 'P-256') || key.kty === 'RSA';
    return isKnown && key.d ? key : null;
  } catch {
    return null;
  }
}
