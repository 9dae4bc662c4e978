import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { mailTooSoon, tooManyMails, tooManyRequests } from '../auth-problems.ts';
import type { AuthRules } from '../gotrue-settings.ts';
import { networkOfRequest } from './client-networks.ts';

type LimitedAction = 'signIns' | 'verifications' | 'refreshes' | 'otps' | 'factorTries';

export type RateLimits = {
  /** Counts a request from a network for an action. */
  admit: (context: Context, action: LimitedAction) => Promise<void>;
  /** Counts a password attempt before it is verified, so that parallel attempts are counted one by one. */
  admitPassword: (tried: PasswordTry) => Promise<void>;
  /** After a correct password, clears this attempt and earlier ones from the same network. */
  forgivePassword: (tried: PasswordTry) => Promise<void>;
  /** Counts a password change in a session: the caller may be guessing the old password. */
  admitNewPassword: (sessionId: string) => Promise<void>;
  /** Counts an attempt at a code mailed to this address. Attempts by link are not counted. */
  admitCode: (email: string) => Promise<void>;
  /** Counts a mail, whether or not the address has an account. */
  admitMail: (kind: string, email: string) => Promise<void>;
};

/** `isKnown`: the account was recently used from this network. */
export type PasswordTry = { email: string; network: string; isKnown: boolean };

const fiveMinutes = 300;

/** Counts in the database, so that all processes share the limits. */
export function createRateLimits(pool: pg.Pool, rules: AuthRules): RateLimits {
  const limits = rules.rateLimits;
  const limiter = createLimiters(pool);
  const actions = {
    signIns: limiter('signIns', limits.signIns, fiveMinutes),
    verifications: limiter('verifications', limits.verifications, fiveMinutes),
    refreshes: limiter('refreshes', limits.refreshes, fiveMinutes),
    otps: limiter('otps', limits.otps, fiveMinutes),
    factorTries: limiter('factorTries', limits.factorTries, 60),
  };
  const passwords = limiter('password', limits.passwordTries, fiveMinutes);
  const strangers = limiter('strangers', limits.strangersTries, 3600);
  const codes = limiter('codes', limits.codesPerDay, 86_400);
  const mailGaps = limiter('mailGap', 1, limits.mailGapSeconds);
  const mails = limiter('mails', limits.mailsPerHour, 3600);
  /** Returns the seconds to wait; 0 if within the limit. */
  const consume = (counter: RateLimiterPostgres, key: string) =>
    limits.isOn ? secondsToWait(counter, key) : 0;
  const admit = async (counter: RateLimiterPostgres, key: string) => {
    const wait = await consume(counter, key);
    if (wait > 0) throw tooManyRequests(wait);
  };
  return {
    admit: (context, action) => admit(actions[action], networkOfRequest(context, rules)),
    async admitPassword(tried) {
      await admit(passwords, buildPairKey(tried));
      // Limits attempts from unknown networks together; known networks are unaffected.
      if (!tried.isKnown) await admit(strangers, tried.email);
    },
    async forgivePassword(tried) {
      if (!limits.isOn) return;
      await passwords.delete(hashKey(buildPairKey(tried)));
      if (!tried.isKnown) await strangers.reward(hashKey(tried.email));
    },
    admitNewPassword: (sessionId) => admit(passwords, `session ${sessionId}`),
    admitCode: (email) => admit(codes, email),
    async admitMail(kind, email) {
      const gap = limits.mailGapSeconds > 0 ? await consume(mailGaps, `${kind} ${email}`) : 0;
      if (gap > 0) throw mailTooSoon(gap);
      const rest = await consume(mails, email);
      if (rest > 0) throw tooManyMails(rest);
    },
  };
}

/** Leaves creating the table to the schema, and clearing it to the sweep. */
function createLimiters(pool: pg.Pool) {
  const table = { schemaName: 'auth_service', tableName: 'request_count', tableCreated: true };
  const store = { storeClient: pool, storeType: 'pool', clearExpiredByTimeout: false, ...table };
  return (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({ ...store, keyPrefix, points, duration });
}

async function secondsToWait(counter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await counter.consume(hashKey(key));
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** Hashes email and IP addresses, so that the database does not reveal them. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function buildPairKey({ email, network }: PasswordTry): string {
  return `${email} ${network}`;
}
