import type { Context } from 'hono';
import { mailTooSoon, tooManyMails, tooManyRequests } from './auth-problems.ts';
import type { AuthRules } from './auth-settings.ts';
import { networkOfRequest } from './client-networks.ts';

type Door = 'signIns' | 'verifications' | 'refreshes' | 'otps' | 'factorTries';

export type RateWindows = {
  /** Counts a request of this network at a door. */
  admit: (context: Context, door: Door) => void;
  /** Counts a try of one account's password before it is looked at, so that many at once are many. */
  admitPassword: (tried: PasswordTry) => void;
  /** The password was right: that try does not count, nor do the earlier ones from there. */
  forgivePassword: (tried: PasswordTry) => void;
  /** Counts a new password that somebody signed in asks for, who may be guessing the old one. */
  admitNewPassword: (sessionId: string) => void;
  /** Counts a try of a code that was mailed to this address. Who has the link needs no code. */
  admitCode: (email: string) => void;
  /** Counts a mail, whether or not anybody has that address. */
  admitMail: (kind: string, email: string) => void;
};

/** `isKnown`: this account was signed in to from this network lately. */
export type PasswordTry = { email: string; network: string; isKnown: boolean };

type Window = { count: number; endsMs: number };

const mostWindows = 50_000;
const fiveMinutes = 300;

/** Counts in this process; each process of several has its own. */
export function openRateWindows(rules: AuthRules): RateWindows {
  const { take, giveBack, forget } = openCounts(rules);
  const limits = rules.rateLimits;
  const admit = (key: string, most: number, seconds: number) => {
    const wait = take(key, most, seconds);
    if (wait > 0) throw tooManyRequests(wait);
  };
  return {
    admit(context, door) {
      const seconds = door === 'factorTries' ? 60 : fiveMinutes;
      admit(`${door} ${networkOfRequest(context, rules)}`, limits[door], seconds);
    },
    admitPassword(tried) {
      admit(pairOf(tried), limits.passwordTries, fiveMinutes);
      // Strangers who come from everywhere slow each other down, and nobody who is known.
      if (!tried.isKnown) admit(strangersOf(tried), limits.strangersTries, 3600);
    },
    forgivePassword(tried) {
      forget(pairOf(tried));
      if (!tried.isKnown) giveBack(strangersOf(tried));
    },
    admitNewPassword: (sessionId) =>
      admit(`session ${sessionId}`, limits.passwordTries, fiveMinutes),
    admitCode: (email) => admit(`codes ${email}`, limits.codesPerDay, 86_400),
    admitMail(kind, email) {
      const wait =
        limits.mailGapSeconds > 0 ? take(`${kind} ${email}`, 1, limits.mailGapSeconds) : 0;
      if (wait > 0) throw mailTooSoon(wait);
      const rest = take(`mails ${email}`, limits.mailsPerHour, 3600);
      if (rest > 0) throw tooManyMails(rest);
    },
  };
}

function openCounts({ rateLimits, now }: AuthRules) {
  const windows = new Map<string, Window>();
  return {
    /** Seconds to wait, 0 when there was room. */
    take(key: string, most: number, seconds: number): number {
      if (!rateLimits.isOn) return 0;
      const nowMs = now();
      const window = windows.get(key);
      if (!window || window.endsMs <= nowMs) {
        if (windows.size >= mostWindows) forgetEnded(windows, nowMs);
        windows.set(key, { count: 1, endsMs: nowMs + seconds * 1000 });
        return 0;
      }
      if (window.count >= most) return Math.ceil((window.endsMs - nowMs) / 1000);
      window.count += 1;
      return 0;
    },
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window) window.count -= 1;
    },
    forget: (key: string) => void windows.delete(key),
  };
}

function pairOf({ email, network }: PasswordTry): string {
  return `password ${email} ${network}`;
}

function strangersOf({ email }: PasswordTry): string {
  return `strangers ${email}`;
}

function forgetEnded(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, window] of windows) if (window.endsMs <= nowMs) windows.delete(key);
  // All alive: the oldest half goes, so that memory has an end.
  if (windows.size < mostWindows) return;
  for (const key of [...windows.keys()].slice(0, mostWindows / 2)) windows.delete(key);
}
