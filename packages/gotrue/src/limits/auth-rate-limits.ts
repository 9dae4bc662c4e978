import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { mailTooSoon, tooManyMails, tooManyRequests } from '../auth-problems.ts';
import type { AuthRules } from '../gotrue-settings.ts';
import { networkOfRequest } from './client-networks.ts';

type LimitedAction = 'signIns' | 'verifications' | 'refreshes' | 'otps' | 'factorTries';

export type RateLimits = {
  /** Counts a request of this network for an action. */
  admit: (context: Context, action: LimitedAction) => Promise<void>;
  /** Counts a try of one account's password before it is checked, so that parallel tries count one by one. */
  admitPassword: (tried: PasswordTry) => Promise<void>;
  /** The password was right: that try does not count, nor do earlier ones from that network. */
  forgivePassword: (tried: PasswordTry) => Promise<void>;
  /** Counts a new password that somebody signed in asks for, who may be guessing the old one. */
  admitNewPassword: (sessionId: string) => Promise<void>;
  /** Counts a try of a code that was mailed to this address. Who has the link needs no code. */
  admitCode: (email: string) => Promise<void>;
  /** Counts a mail, whether or not anybody has that address. */
  admitMail: (kind: string, email: string) => Promise<void>;
};

/** `isKnown`: this account was signed in to from this network lately. */
export type PasswordTry = { email: string; network: string; isKnown: boolean };

const fiveMinutes = 300;

/** Counted in the database, so that all processes of one service count together. */
export function openRateLimits(pool: pg.Pool, rules: AuthRules): RateLimits {
  const limits = rules.rateLimits;
  const limiter = openLimiters(pool);
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
  /** Seconds to wait, 0 when there was room. */
  const consume = (counter: RateLimiterPostgres, key: string) =>
    limits.isOn ? secondsToWait(counter, key) : 0;
  const admit = async (counter: RateLimiterPostgres, key: string) => {
    const wait = await consume(counter, key);
    if (wait > 0) throw tooManyRequests(wait);
  };
  return {
    admit: (context, action) => admit(actions[action], networkOfRequest(context, rules)),
    async admitPassword(tried) {
      await admit(passwords, pairOf(tried));
      // Strangers who come from everywhere slow each other down, and nobody who is known.
      if (!tried.isKnown) await admit(strangers, tried.email);
    },
    async forgivePassword(tried) {
      if (!limits.isOn) return;
      await passwords.delete(hashOf(pairOf(tried)));
      if (!tried.isKnown) await strangers.reward(hashOf(tried.email));
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

/** The schema makes the table, and the sweep clears it. */
function openLimiters(pool: pg.Pool) {
  const table = { schemaName: 'auth_service', tableName: 'request_count', tableCreated: true };
  const store = { storeClient: pool, storeType: 'pool', clearExpiredByTimeout: false, ...table };
  return (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({ ...store, keyPrefix, points, duration });
}

async function secondsToWait(counter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await counter.consume(hashOf(key));
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** Addresses of people and of their connections stay unreadable in the database. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function pairOf({ email, network }: PasswordTry): string {
  return `${email} ${network}`;
}
