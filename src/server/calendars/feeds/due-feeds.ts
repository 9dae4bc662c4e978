import type { Deps } from '../../product-deps.ts';
import { findDueFeeds } from './feed-queries.ts';

/** Gives every feed whose turn it is a job of its own: one that hangs keeps no other waiting. */
export async function queueDueFeeds(deps: Deps): Promise<void> {
  const due = await findDueFeeds(deps.database, deps.now());
  await deps.database.transaction().execute(async (write) => {
    for (const sourceId of due) await deps.jobs.queue(write, 'read-feed', { sourceId });
  });
}
