import type { Context } from 'hono';
import type { JWK } from 'jose';
import type pg from 'pg';

export type AuthMail = {
  to: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change' | 'reauthentication';
  /** The link to follow; null where only the code counts (reauthentication). */
  link: string | null;
  /** The six digits. They are not in the link. */
  token: string;
};

/** Most requests of one network; sign-ins, verifications, refreshes and codes per 5 minutes, factor tries per minute. */
export type AuthRateLimits = {
  isOn: boolean;
  signIns: number;
  verifications: number;
  refreshes: number;
  otps: number;
  factorTries: number;
  /** Wrong passwords of one account from one network, per 5 minutes. */
  passwordTries: number;
  /** Of one account from all networks it was never signed in to from, per hour. */
  strangersTries: number;
  /** Tries of the codes that were mailed to one person. Links are not counted by it. */
  codesPerDay: number;
  /** Between two mails of one kind to one person. */
  mailGapSeconds: number;
  /** To one person. */
  mailsPerHour: number;
};

export type AuthServiceSettings = {
  /** The service keeps to its own schema, `auth_service`, and makes it. */
  pool: pg.Pool;
  /** Where people reach the site; tokens are issued by `${publicUrl}/auth/v1`. */
  publicUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after the answer, and again when it fails, with a new link. */
  sendMail: (mail: AuthMail) => Promise<void>;
  /** The API keys that requests bring. With an empty `anonKey` none is needed; the service key as bearer is the admin. */
  anonKey: string;
  serviceKey: string;
  /** Where mailed links may lead. Default: only to `publicUrl`'s own origin. */
  allowedRedirects?: (url: string) => boolean;
  autoConfirm?: boolean;
  anonymousSignIn?: boolean;
  signupsOpen?: boolean;
  /** A private EC P-256 or RSA key. Default: made once, kept in the schema, shared by all processes. */
  signingKey?: JWK;
  /** Admin tokens signed HS256 with this secret (role service_role or supabase_admin) are taken, too. */
  adminTokenSecret?: string;
  /** Admin tokens signed with the signing key (the same roles, an end) are taken, too. */
  signedAdminTokens?: boolean;
  accessTokenSeconds?: number;
  refreshReuseSeconds?: number;
  /** How long mailed links and codes live. */
  otpSeconds?: number;
  /** How long a second step's question waits for its code, and a PKCE code for its exchange. */
  challengeSeconds?: number;
  flowSeconds?: number;
  /** A session ends so long after its sign-in, or after its last refresh. 0: never. */
  sessionSeconds?: number;
  inactivitySeconds?: number;
  passwordMinLength?: number;
  /** The ten thousand commonest are refused as weak. Default: yes. */
  refuseCommonPasswords?: boolean;
  /** What else makes a new password weak, as a sentence for its owner; null: nothing. */
  weakBecause?: (password: string, email: string) => string | null;
  /** A new password needs the old one, but after a mailed link. Default: yes. */
  passwordNeedsCurrent?: boolean;
  /** A new password needs a mailed code when the session is older than a day. */
  passwordNeedsReauthentication?: boolean;
  rateLimits?: Partial<AuthRateLimits>;
  /** Who asks, for the limits. Default: the other end of the connection. */
  clientAddress?: (context: Context) => string;
  /** Whether a failure is the database's being away, which is over soon. */
  isOutage?: (error: unknown) => boolean;
  log?: (line: string) => void;
};

export type AuthRules = Required<Omit<AuthServiceSettings, 'signingKey' | 'rateLimits'>> & {
  rateLimits: AuthRateLimits;
  /** Without a slash at its end. */
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

export function settleRules(settings: AuthServiceSettings): AuthRules {
  const publicUrl = settings.publicUrl.replace(/\/+$/, '');
  return {
    allowedRedirects: (url) => originOf(url) === originOf(publicUrl),
    clientAddress: connectionAddress,
    ...usualRules,
    ...settings,
    publicUrl,
    issuer: `${publicUrl}/auth/v1`,
    rateLimits: { ...usualLimits, ...settings.rateLimits },
  };
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

function connectionAddress(context: Context): string {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
}
