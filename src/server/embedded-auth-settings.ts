import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

/** How the embedded auth service behaves; what is undefined is its own default. */
export type EmbeddedAuthConfig = {
  autoConfirm: boolean | undefined;
  anonymousSignIn: boolean | undefined;
  signupsOpen: boolean | undefined;
  signingKey: JsonWebKey | undefined;
  /** Opens its admin calls to programs outside; undefined: nobody but the product itself knows it. */
  serviceKey: string | undefined;
  adminTokenSecret: string | undefined;
  accessTokenSeconds: number | undefined;
  refreshReuseSeconds: number | undefined;
  otpSeconds: number | undefined;
  sessionSeconds: number | undefined;
  inactivitySeconds: number | undefined;
  passwordMinLength: number | undefined;
  mailGapSeconds: number | undefined;
  /** Further sites that mailed links may lead to, by their origin. */
  redirectOrigins: string[];
};

type JsonWebKey = { kty?: string; crv?: string; x?: string; y?: string; d?: string; kid?: string };

const seconds = (least: number) => z.optional(settings.wholeNumber(least, 100_000_000));

export const embeddedAuthShape = {
  AUTH_AUTO_CONFIRM: settings.optionalSwitch,
  AUTH_ANONYMOUS: settings.optionalSwitch,
  AUTH_SIGNUPS: settings.optionalSwitch,
  AUTH_SIGNING_KEY: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => parseKey(text) !== null,
            'must be a private EC key on P-256, written as a JSON Web Key.',
          ),
        ),
      z.transform((text) => parseKey(text) ?? {}),
    ),
  ),
  AUTH_SERVICE_KEY: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters.')),
  ),
  AUTH_ADMIN_JWT_SECRET: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters.')),
  ),
  AUTH_ACCESS_TOKEN_SECONDS: seconds(10),
  AUTH_REFRESH_REUSE_SECONDS: seconds(0),
  AUTH_OTP_SECONDS: seconds(60),
  AUTH_SESSION_SECONDS: seconds(0),
  AUTH_INACTIVITY_SECONDS: seconds(0),
  AUTH_PASSWORD_MIN_LENGTH: z.optional(settings.wholeNumber(6, 72)),
  AUTH_MAIL_GAP_SECONDS: seconds(0),
  AUTH_REDIRECT_ORIGINS: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => listed(text).every((each) => URL.canParse(each)),
            'must be addresses like https://example.com, separated by commas.',
          ),
        ),
      z.transform((text) => listed(text).map((each) => new URL(each).origin)),
    ),
  ),
};

type Given = z.infer<z.ZodMiniObject<typeof embeddedAuthShape>>;

export function toEmbeddedAuth(given: Given): EmbeddedAuthConfig {
  return {
    autoConfirm: given.AUTH_AUTO_CONFIRM,
    anonymousSignIn: given.AUTH_ANONYMOUS,
    signupsOpen: given.AUTH_SIGNUPS,
    signingKey: given.AUTH_SIGNING_KEY,
    serviceKey: given.AUTH_SERVICE_KEY,
    adminTokenSecret: given.AUTH_ADMIN_JWT_SECRET,
    accessTokenSeconds: given.AUTH_ACCESS_TOKEN_SECONDS,
    refreshReuseSeconds: given.AUTH_REFRESH_REUSE_SECONDS,
    otpSeconds: given.AUTH_OTP_SECONDS,
    sessionSeconds: given.AUTH_SESSION_SECONDS,
    inactivitySeconds: given.AUTH_INACTIVITY_SECONDS,
    passwordMinLength: given.AUTH_PASSWORD_MIN_LENGTH,
    mailGapSeconds: given.AUTH_MAIL_GAP_SECONDS,
    redirectOrigins: given.AUTH_REDIRECT_ORIGINS ?? [],
  };
}

/** The settings that have no use where the auth service is a hosted one. */
export function uselessWithHostedAuth(given: Record<string, unknown>): string[] {
  return Object.keys(embeddedAuthShape)
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} is for the embedded auth service and has no use with AUTH_URL.`);
}

function parseKey(text: string): JsonWebKey | null {
  try {
    const key = JSON.parse(text) as JsonWebKey;
    return key.kty === 'EC' && key.crv === 'P-256' && key.d ? key : null;
  } catch {
    return null;
  }
}

function listed(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}
