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
    .selectFrom('calendarSources')
    .select('triedAt')
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (!feed || (feed.triedAt !== null && feed.triedAt.getTime() > since)) return;
  await readFeed(deps, sourceId);
}

async function findDueFeeds(reader: Queryable, nowMs: number): Promise<string[]> {
  const due = await reader
    .selectFrom('calendarSources')
    .innerJoin('operators', 'operators.id', 'calendarSources.operatorId')
    .select('calendarSources.id')
    .where('calendarSources.kind', '=', 'feed')
    .where('operators.status', '=', 'active')
    .where('calendarSources.triedAt', '<=', new Date(nowMs - CALENDAR_DUE_MS))
    .orderBy('calendarSources.triedAt')
    .limit(500)
    .execute();
  return due.map((feed) => feed.id);
}
