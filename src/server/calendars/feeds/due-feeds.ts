import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { findDueFeeds } from './feed-queries.ts';
import { readFeed } from './read-feed.ts';

/** Gives every feed whose turn it is a job of its own. */
export async function queueDueFeeds(deps: Deps): Promise<void> {
  const since = deps.now();
  const due = await findDueFeeds(deps.database, since);
  await inTransaction(deps.database, async (write) => {
    for (const sourceId of due) await deps.jobs.queue(write, 'read-feed', { sourceId, since });
  });
}

/** Reads a feed whose turn it was `since`, unless it was tried while the job waited. */
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
