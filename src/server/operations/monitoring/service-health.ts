import { MINUTE_MS } from '#domain/time/durations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { withoutPersonalData } from '../../platform/telemetry/without-personal-data.ts';

/** Health of outside services as seen by all servers of the shop. */
export type ServiceHealth = {
  saw(service: string, works: boolean, reason?: string): void;
  /** Writes the observations that have not been written yet. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

export const services = {
  booking: 'booking',
  payments: 'payments',
  calendars: 'calendars',
  mail: 'mail',
  signIn: 'sign-in',
  photos: 'photos',
  paymentMessages: 'payment messages',
  calendarMessages: 'calendar messages',
} as const;

/** Observations of a service that have not been written yet. Instants are epoch milliseconds. */
type Seen = {
  works: boolean;
  workedAt: number | null;
  failedAt: number | null;
  failures: number;
  reason: string | null;
  writtenAt: number;
  isNews: boolean;
};

type Needs = { database: Database; now: () => number; flushMs?: number };

const FLUSH_MS = 5_000;
/** Interval at which a service that still works is recorded again. */
const REPEAT_MS = MINUTE_MS;

export function openServiceHealth({ database, now, flushMs = FLUSH_MS }: Needs): ServiceHealth {
  const all = new Map<string, Seen>();
  async function flush(): Promise<void> {
    for (const [service, seen] of all) {
      if (!seen.isNews) continue;
      const observed = { ...seen };
      Object.assign(seen, { isNews: false, writtenAt: now(), failures: 0 });
      try {
        await write(database, service, observed);
      } catch {
        // The database is unavailable, so the next flush tries again.
        seen.isNews = true;
        if (!seen.works) seen.failures += observed.failures;
      }
    }
  }
  const timer = setInterval(() => void flush(), flushMs).unref();
  return {
    saw(service, works, reason) {
      const seen = all.get(service) ?? { ...unseen };
      all.set(service, seen);
      if (works !== seen.works || !works || now() - seen.writtenAt > REPEAT_MS) seen.isNews = true;
      seen.works = works;
      if (works) Object.assign(seen, { workedAt: now(), failures: 0 });
      else {
        seen.failures += 1;
        Object.assign(seen, { failedAt: now(), reason: withoutPersonalData(reason ?? '') });
      }
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const unseen: Seen = {
  works: true,
  workedAt: null,
  failedAt: null,
  failures: 0,
  reason: null,
  writtenAt: -Infinity,
  isNews: true,
};

/** Keeps a failure that another server saw after this server's success. */
async function write(database: Database, service: string, seen: Seen): Promise<void> {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));
  if (seen.works) {
    await sql`insert into service_health (service, worked_at) values (${service}, ${at(seen.workedAt)})
      on conflict (service) do update set worked_at = excluded.worked_at, failing_since = null, failures = 0
      where service_health.failed_at is null or service_health.failed_at <= excluded.worked_at`.execute(
      database,
    );
    return;
  }
  const failedAt = at(seen.failedAt);
  await sql`insert into service_health (service, worked_at, failed_at, failing_since, failures, reason)
    values (${service}, ${at(seen.workedAt)}, ${failedAt}, ${failedAt}, ${seen.failures}, ${seen.reason})
    on conflict (service) do update set failed_at = excluded.failed_at, reason = excluded.reason,
      worked_at = coalesce(excluded.worked_at, service_health.worked_at),
      failing_since = coalesce(service_health.failing_since, excluded.failing_since),
      failures = service_health.failures + excluded.failures`.execute(database);
}
