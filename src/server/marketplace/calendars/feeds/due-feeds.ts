import { CALENDAR_DUE_MS } from '#domain/availability/busy-times.ts';
import { inTransaction, type Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { readFeed } from './read-feed.ts';

export async function queueDueFeeds(deps: Deps): Promise<void> {
  const since = deps.now();
  const due = await findDueFeeds(deps.database, since);
  await inTransaction(deps.database, async (write) => {
    for (const sourceId of due) await deps.jobs.queue(write, 'read-feed', { sourceId, since });
  });
}

/** Reads a feed that was due at `since`, unless it was tried while the job waited. */
export async function readDueFeed(
  deps: Deps,
  { sourceId, since }: { sourceId: string; since: number },
): Promise<void> {
  const feed = await deps.database
    .selectFrom('calendar_sources')
    .select('tried_at')
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (!feed || (feed.tried_at !== null && feed.tried_at.getTime() > since)) return;
  await readFeed(deps, sourceId);
}

async function findDueFeeds(reader: Queryable, nowMs: number): Promise<string[]> {
  const due = await reader
    .selectFrom('calendar_sources')
    .innerJoin('operators', 'operators.id', 'calendar_sources.operator_id')
    .select('calendar_sources.id')
    .where('calendar_sources.kind', '=', 'feed')
    .where('operators.status', '=', 'active')
    .where('calendar_sources.tried_at', '<=', new Date(nowMs - CALENDAR_DUE_MS))
    .orderBy('calendar_sources.tried_at')
    .limit(500)
    .execute();
  return due.map((feed) => feed.id);
}
