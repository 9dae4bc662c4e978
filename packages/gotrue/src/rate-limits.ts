import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import { mailTooSoon, tooManyMails, tooManyRequests } from './auth-problems.ts';
import type { AuthRules } from './auth-settings.ts';
import { networkOfRequest } from './client-networks.ts';

type LimitedAction = 'signIns' | 'verifications' | 'refreshes' | 'otps' | 'factorTries';

export type RateLimits = {
  /** Counts a request of this network for an action. */
  admit: (context: Context, action: LimitedAction) => Promise<void>;
  /** Counts a try of one account's password before it is looked at, so that many at once are many. */
  admitPassword: (tried: PasswordTry) => Promise<void>;
  /** The password was right: that try does not count, nor do the earlier ones from there. */
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
  const { take, giveBack, forget } = openCounts(pool, rules);
  const limits = rules.rateLimits;
  const admit = async (key: string, most: number, seconds: number) => {
    const wait = await take(key, most, seconds);
    if (wait > 0) throw tooManyRequests(wait);
  };
  return {
    async admit(context, action) {
      const seconds = action === 'factorTries' ? 60 : fiveMinutes;
      await admit(`${action} ${networkOfRequest(context, rules)}`, limits[action], seconds);
    },
    async admitPassword(tried) {
      await admit(pairOf(tried), limits.passwordTries, fiveMinutes);
      // Strangers who come from everywhere slow each other down, and nobody who is known.
      if (!tried.isKnown) await admit(strangersOf(tried), limits.strangersTries, 3600);
    },
    async forgivePassword(tried) {
      await forget(pairOf(tried));
      if (!tried.isKnown) await giveBack(strangersOf(tried));
    },
    admitNewPassword: (sessionId) =>
      admit(`session ${sessionId}`, limits.passwordTries, fiveMinutes),
    admitCode: (email) => admit(`codes ${email}`, limits.codesPerDay, 86_400),
    async admitMail(kind, email) {
      const wait =
        limits.mailGapSeconds > 0 ? await take(`${kind} ${email}`, 1, limits.mailGapSeconds) : 0;
      if (wait > 0) throw mailTooSoon(wait);
      const rest = await take(`mails ${email}`, limits.mailsPerHour, 3600);
      if (rest > 0) throw tooManyMails(rest);
    },
  };
}

function openCounts(pool: pg.Pool, { rateLimits, now }: AuthRules) {
  return {
    /** Seconds to wait, 0 when there was room. */
    async take(key: string, most: number, seconds: number): Promise<number> {
      if (!rateLimits.isOn) return 0;
      const nowMs = now();
      const name = nameOf(key);
      const { rowCount } = await pool.query(
        `insert into auth_service.rate_window as w (key, count, ends_ms) values ($1, 1, $2)
         on conflict (key) do update set
           count = case when w.ends_ms <= $3 then 1 else w.count + 1 end,
           ends_ms = case when w.ends_ms <= $3 then $2 else w.ends_ms end
         where w.ends_ms <= $3 or w.count < $4`,
        [name, nowMs + seconds * 1000, nowMs, most],
      );
      if (rowCount) return 0;
      const { rows } = await pool.query<{ ends: string }>(
        'select ends_ms::text as ends from auth_service.rate_window where key = $1',
        [name],
      );
      return Math.max(1, Math.ceil((Number(rows[0]?.ends ?? 0) - nowMs) / 1000));
    },
    async giveBack(key: string): Promise<void> {
      if (!rateLimits.isOn) return;
      const text =
        'update auth_service.rate_window set count = greatest(count - 1, 0) where key = $1';
      await pool.query(text, [nameOf(key)]);
    },
    async forget(key: string): Promise<void> {
      if (!rateLimits.isOn) return;
      await pool.query('delete from auth_service.rate_window where key = $1', [nameOf(key)]);
    },
  };
}

/** Addresses of people and of their connections stay unreadable in the database. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function pairOf({ email, network }: PasswordTry): string {
  return `password ${email} ${network}`;
}

function strangersOf({ email }: PasswordTry): string {
  return `strangers ${email}`;
}
