import * as z from 'zod/mini';
import type { JWK } from 'jose';
import * as settings from './setting-kinds.ts';

/** A hosted auth service. */
export type AuthConfig = {
  url: string;
  anonKey: string;
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** Shared secret of services that still sign with HS256. */
  secret: string | undefined;
};

export const hostedAuthShape = {
  AUTH_URL: settings.optionalWebAddress,
  AUTH_ANON_KEY: settings.optionalText,
  AUTH_JWT_ISSUER: settings.optionalText,
  AUTH_JWT_AUDIENCE: z._default(z.string(), 'authenticated'),
  AUTH_JWT_JWKS_URL: settings.optionalWebAddress,
  AUTH_JWT_SECRET: settings.optionalText,
};

type Given = z.infer<z.ZodMiniObject<typeof hostedAuthShape>>;

/** Undefined where the embedded service is to be used. */
export function toHostedAuth(given: Given): AuthConfig | undefined {
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

/** How the embedded auth service behaves; what is undefined is its own default. */
export type EmbeddedAuthConfig = ReturnType<typeof toEmbeddedAuth>;

const count = z.optional(settings.wholeNumber(1, 100_000_000));
const seconds = (least: number) => z.optional(settings.wholeNumber(least, 100_000_000));
const signingKey = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => parseKey(text) !== null,
        'must be a private EC key on P-256, or RSA, written as a JSON Web Key.',
      ),
    ),
  z.transform((text) => parseKey(text) ?? {}),
);

export const embeddedAuthShape = {
  AUTH_AUTO_CONFIRM: settings.optionalSwitch,
  AUTH_ANONYMOUS: settings.optionalSwitch,
  AUTH_SIGNUPS: settings.optionalSwitch,
  AUTH_SIGNING_KEY: z.optional(signingKey),
  AUTH_SERVICE_KEY: z.optional(settings.secret(16)),
  AUTH_ADMIN_JWT_SECRET: z.optional(settings.secret(16)),
  AUTH_SIGNED_ADMIN_TOKENS: settings.optionalSwitch,
  AUTH_ACCESS_TOKEN_SECONDS: seconds(10),
  AUTH_REFRESH_REUSE_SECONDS: seconds(0),
  AUTH_OTP_SECONDS: seconds(60),
  AUTH_SESSION_SECONDS: seconds(0),
  AUTH_INACTIVITY_SECONDS: seconds(0),
  AUTH_PASSWORD_MIN_LENGTH: z.optional(settings.wholeNumber(6, 72)),
  AUTH_PASSWORD_NEEDS_CURRENT: settings.optionalSwitch,
  AUTH_CHALLENGE_SECONDS: seconds(30),
  AUTH_FLOW_SECONDS: seconds(30),
  AUTH_MAIL_GAP_SECONDS: seconds(0),
  AUTH_LIMIT_MAILS: count,
  AUTH_LIMIT_SIGN_INS: count,
  AUTH_LIMIT_VERIFICATIONS: count,
  AUTH_LIMIT_REFRESHES: count,
  AUTH_LIMIT_OTPS: count,
  AUTH_LIMIT_FACTOR_TRIES: count,
  AUTH_LIMIT_PASSWORD_TRIES: count,
  AUTH_LIMIT_STRANGERS_TRIES: count,
  AUTH_LIMIT_CODES: count,
  AUTH_REDIRECT_ORIGINS: z.optional(settings.originList),
};

type EmbeddedGiven = z.infer<z.ZodMiniObject<typeof embeddedAuthShape>>;

export function toEmbeddedAuth(given: EmbeddedGiven) {
  return {
    autoConfirm: given.AUTH_AUTO_CONFIRM,
    anonymousSignIn: given.AUTH_ANONYMOUS,
    signupsOpen: given.AUTH_SIGNUPS,
    signingKey: given.AUTH_SIGNING_KEY,
    serviceKey: given.AUTH_SERVICE_KEY,
    adminTokenSecret: given.AUTH_ADMIN_JWT_SECRET,
    signedAdminTokens: given.AUTH_SIGNED_ADMIN_TOKENS,
    accessTokenSeconds: given.AUTH_ACCESS_TOKEN_SECONDS,
    refreshReuseSeconds: given.AUTH_REFRESH_REUSE_SECONDS,
    otpSeconds: given.AUTH_OTP_SECONDS,
    sessionSeconds: given.AUTH_SESSION_SECONDS,
    inactivitySeconds: given.AUTH_INACTIVITY_SECONDS,
    passwordMinLength: given.AUTH_PASSWORD_MIN_LENGTH,
    challengeSeconds: given.AUTH_CHALLENGE_SECONDS,
    flowSeconds: given.AUTH_FLOW_SECONDS,
    passwordNeedsCurrent: given.AUTH_PASSWORD_NEEDS_CURRENT,
    rateLimits: {
      mailGapSeconds: given.AUTH_MAIL_GAP_SECONDS,
      mailsPerHour: given.AUTH_LIMIT_MAILS,
      signIns: given.AUTH_LIMIT_SIGN_INS,
      verifications: given.AUTH_LIMIT_VERIFICATIONS,
      refreshes: given.AUTH_LIMIT_REFRESHES,
      otps: given.AUTH_LIMIT_OTPS,
      factorTries: given.AUTH_LIMIT_FACTOR_TRIES,
      passwordTries: given.AUTH_LIMIT_PASSWORD_TRIES,
      strangersTries: given.AUTH_LIMIT_STRANGERS_TRIES,
      codesPerDay: given.AUTH_LIMIT_CODES,
    },
    redirectOrigins: given.AUTH_REDIRECT_ORIGINS ?? [],
  };
}

/** What makes no sense together. Of a hosted auth service nothing here can be set. */
export function embeddedAuthProblems(given: Record<string, unknown>): string[] {
  if (given['AUTH_SIGNED_ADMIN_TOKENS'] === true && given['AUTH_SIGNING_KEY'] === undefined) {
    return ['AUTH_SIGNING_KEY must be given too, because AUTH_SIGNED_ADMIN_TOKENS is on.'];
  }
  if (given['AUTH_URL'] === undefined) return [];
  return Object.keys(embeddedAuthShape)
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} is for the embedded auth service and has no use with AUTH_URL.`);
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
