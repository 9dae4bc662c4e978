import type { Context } from 'hono';
import { AuthProblem, tooManyRequests } from './auth-problems.ts';
import type { AuthRules } from './auth-settings.ts';
import { networkOf } from './client-networks.ts';

type Door = 'signIns' | 'verifications' | 'refreshes' | 'otps' | 'factorTries';

export type RateWindows = {
  /** Counts a request of this network at a door. */
  admit: (context: Context, door: Door) => void;
  /** Counts a try of one account's password. */
  admitPassword: (email: string) => void;
  /** Counts a try of a code that was mailed to this address. Who has the link needs no code. */
  admitCode: (email: string) => void;
  /** Counts a mail, whether or not anybody has that address. */
  admitMail: (kind: string, email: string) => void;
};

type Window = { count: number; endsMs: number };

const mostWindows = 50_000;
const fiveMinutes = 300;

/** Counts in this process; each process of several has its own. */
export function openRateWindows(rules: AuthRules): RateWindows {
  const windows = new Map<string, Window>();
  const limits = rules.rateLimits;

  /** Seconds to wait, 0 when there was room. */
  function take(key: string, most: number, seconds: number): number {
    if (!limits.isOn) return 0;
    const nowMs = rules.now();
    const window = windows.get(key);
    if (!window || window.endsMs <= nowMs) {
      if (windows.size >= mostWindows) forgetEnded(windows, nowMs);
      windows.set(key, { count: 1, endsMs: nowMs + seconds * 1000 });
      return 0;
    }
    if (window.count >= most) return Math.ceil((window.endsMs - nowMs) / 1000);
    window.count += 1;
    return 0;
  }

  return {
    admit(context, door) {
      const seconds = door === 'factorTries' ? 60 : fiveMinutes;
      const key = `${door} ${networkOf(rules.clientAddress(context))}`;
      if (take(key, limits[door], seconds) > 0) throw tooManyRequests();
    },
    admitPassword(email) {
      const wait = take(`password ${email}`, limits.passwordTries, fiveMinutes);
      if (wait > 0) throw tooManyRequests();
    },
    admitCode(email) {
      if (take(`codes ${email}`, limits.codesPerDay, 86_400) > 0) throw tooManyRequests();
    },
    admitMail(kind, email) {
      const wait =
        limits.mailGapSeconds > 0 ? take(`${kind} ${email}`, 1, limits.mailGapSeconds) : 0;
      if (wait > 0) throw mailTooSoon(wait);
      if (take(`mails ${email}`, limits.mailsPerHour, 3600) > 0) throw tooManyMails();
    },
  };
}

function forgetEnded(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, window] of windows) if (window.endsMs <= nowMs) windows.delete(key);
  // All alive: the oldest half goes, so that memory has an end.
  if (windows.size < mostWindows) return;
  for (const key of [...windows.keys()].slice(0, mostWindows / 2)) windows.delete(key);
}

function mailTooSoon(seconds: number): AuthProblem {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthProblem(429, 'over_email_send_rate_limit', message);
}

function tooManyMails(): AuthProblem {
  return new AuthProblem(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
}
