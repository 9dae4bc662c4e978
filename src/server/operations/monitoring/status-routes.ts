import { endpoints } from '#contract/endpoints.ts';
import type { StatusView } from '#contract/public/status-api.ts';
import { done } from '#domain/problems.ts';
import { decideStatus, type SeenService, type SeenShop } from '#domain/admin/shop-status.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { memoizeFor } from './memoize-for.ts';
import { services } from './service-health.ts';

/** Minimum interval between database reads, however often the status is requested. */
const SAME_STATUS_MS = 5_000;
/** A slower database is unusable for bookings. */
const ANSWER_MS = 4_000;

/** Endpoint for the shop's status, based on what its servers have observed; calls no outside services. */
export function statusRoutes(deps: Deps) {
  const readStatus = openStatus(deps);
  return [serve(endpoints.status, async () => done(await readStatus()))];
}

function openStatus(deps: Deps): () => Promise<StatusView> {
  let last: Omit<SeenShop, 'databaseAwaySince'> = nothingSeen;
  let awaySince: number | null = null;
  return memoizeFor(SAME_STATUS_MS, deps.now, async () => {
    try {
      last = await withTimeLimit(readShop(deps));
      awaySince = null;
    } catch {
      awaySince ??= deps.now();
    }
    const nowMs = deps.now();
    const parts = decideStatus({ ...last, databaseAwaySince: awaySince }, nowMs);
    return {
      at: new Date(nowMs).toISOString(),
      parts: parts.map(({ part, since }) => ({
        part,
        works: since === null,
        since: since === null ? null : new Date(since).toISOString(),
      })),
    };
  });
}

const nothingSeen = {
  payments: undefined,
  calendars: undefined,
  mail: undefined,
  oldestMailAt: null,
};

function withTimeLimit<T>(answer: Promise<T>): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error('The database is slow.')), ANSWER_MS);
  answer.catch(() => {});
  return Promise.race([answer, tooLate.promise]).finally(() => clearTimeout(timer));
}

/** Includes a write, since a read-only database cannot take bookings. */
async function readShop({ database, now }: Deps): Promise<Omit<SeenShop, 'databaseAwaySince'>> {
  const at = new Date(now());
  await database
    .insertInto('serviceHealth')
    .values({ service: services.booking, workedAt: at })
    .onConflict((conflict) => conflict.column('service').doUpdateSet({ workedAt: at }))
    .execute();
  const rows = await database
    .selectFrom('serviceHealth')
    .select(['service', 'failingSince', 'failedAt', 'failures'])
    .execute();
  const oldest = await database
    .selectFrom('mails')
    .select('queuedAt')
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .orderBy('queuedAt')
    .limit(1)
    .executeTakeFirst();
  const seen = (name: string): SeenService | undefined => {
    const row = rows.find(({ service }) => service === name);
    return (
      row && {
        failingSince: row.failingSince?.getTime() ?? null,
        failedAt: row.failedAt?.getTime() ?? null,
        failures: row.failures,
      }
    );
  };
  return {
    payments: seen(services.payments),
    calendars: seen(services.calendars),
    mail: seen(services.mail),
    oldestMailAt: oldest?.queuedAt.getTime() ?? null,
  };
}
