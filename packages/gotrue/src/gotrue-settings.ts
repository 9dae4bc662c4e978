import type { Context } from 'hono';
import type { JWK } from 'jose';
import type pg from 'pg';

export type AuthMail = {
  to: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change' | 'reauthentication';
  /** The link to follow; null if only the code counts (reauthentication). */
  link: string | null;
  /** The six digits, which are not part of the link. */
  token: string;
};

/**
 * Maximum requests per network: sign-ins, verifications, refreshes and mails per 5 minutes; factor attempts per minute.
 */
export type AuthRateLimits = {
  isOn: boolean;
  signIns: number;
  verifications: number;
  refreshes: number;
  otps: number;
  factorTries: number;
  /** Wrong passwords per account and network, per 5 minutes. */
  passwordTries: number;
  /** Wrong passwords per account from all unknown networks, per hour. */
  strangersTries: number;
  /** Attempts at mailed codes per email address. Links are not counted. */
  codesPerDay: number;
  /** Minimum gap between two mails of one kind to an email address. */
  mailGapSeconds: number;
  /** Mails per email address. */
  mailsPerHour: number;
};

export type AuthServiceSettings = {
  /** The service creates and uses its own schema, `auth_service`. */
  pool: pg.Pool;
  /** Public URL of the site; the issuer of tokens is `${publicUrl}/auth/v1`. */
  publicUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after the response, and with a new link on each retry. */
  sendMail: (mail: AuthMail) => Promise<void>;
  /** API keys, not required if `anonKey` is empty. A caller with the service key as bearer token is an admin. */
  anonKey: string;
  serviceKey: string;
  /** Allowed targets of mailed links. Default: only `publicUrl`'s own origin. */
  allowedRedirects?: (url: string) => boolean;
  autoConfirm?: boolean;
  anonymousSignIn?: boolean;
  signupsOpen?: boolean;
  /** A private EC P-256 or RSA key. Default: generated once and shared by all processes through the schema. */
  signingKey?: JWK;
  /** Also accepts admin tokens signed HS256 with this secret (role service_role or supabase_admin). */
  adminTokenSecret?: string;
  /** Also accepts admin tokens signed with the signing key (same roles, with an expiry). */
  signedAdminTokens?: boolean;
  accessTokenSeconds?: number;
  refreshReuseSeconds?: number;
  /** Lifetime of mailed links and codes. */
  otpSeconds?: number;
  /** Lifetime of a second-factor challenge, and of a PKCE code. */
  challengeSeconds?: number;
  flowSeconds?: number;
  /** Session lifetime since the sign-in, and (`inactivitySeconds`) since the last refresh. 0 means unlimited. */
  sessionSeconds?: number;
  inactivitySeconds?: number;
  passwordMinLength?: number;
  /** Rejects the ten thousand most common passwords as weak. Default: yes. */
  refuseCommonPasswords?: boolean;
  /** Further check of a new password: returns a sentence saying why it is weak, or null. */
  weakBecause?: (password: string, email: string) => string | null;
  /** Requires the current password to set a new one, except after sign-in by a mailed link. Default: yes. */
  passwordNeedsCurrent?: boolean;
  /** Requires a mailed code for a new password if the session is older than a day. */
  passwordNeedsReauthentication?: boolean;
  rateLimits?: Partial<AuthRateLimits>;
  /** Client IP address for rate limits. Default: the peer of the connection. */
  clientAddress?: (context: Context) => string;
  /** Whether an error is a temporary outage of the database. */
  isOutage?: (error: unknown) => boolean;
  log?: (line: string) => void;
};

export type AuthRules = Required<Omit<AuthServiceSettings, 'signingKey' | 'rateLimits'>> & {
  rateLimits: AuthRateLimits;
  /** Without a trailing slash. */
  issuer: string;
};

const usualLimits: AuthRateLimits = {
  isOn: true,
  signIns: 30,
  verifications: 30,
  refreshes: 150,
  otps: 30,
  factorTries: 15,
  passwordTries: 15,
  strangersTries: 300,
  codesPerDay: 30,
  mailGapSeconds: 1,
  mailsPerHour: 30,
};

const usualRules = {
  autoConfirm: false,
  anonymousSignIn: false,
  signupsOpen: true,
  adminTokenSecret: '',
  signedAdminTokens: false,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  otpSeconds: 3600,
  challengeSeconds: 300,
  flowSeconds: 300,
  sessionSeconds: 0,
  inactivitySeconds: 0,
  passwordMinLength: 6,
  refuseCommonPasswords: true,
  weakBecause: () => null,
  passwordNeedsCurrent: true,
  passwordNeedsReauthentication: false,
  isOutage: () => false,
  log: () => {},
};

export function resolveSettings(settings: AuthServiceSettings): AuthRules {
  const publicUrl = settings.publicUrl.replace(/\/+$/, '');
  return {
    allowedRedirects: (url) => findOrigin(url) === findOrigin(publicUrl),
    clientAddress: connectionAddress,
    ...usualRules,
    ...settings,
    publicUrl,
    issuer: `${publicUrl}/auth/v1`,
    rateLimits: { ...usualLimits, ...settings.rateLimits },
  };
}

function findOrigin(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

function connectionAddress(context: Context): string {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
}
