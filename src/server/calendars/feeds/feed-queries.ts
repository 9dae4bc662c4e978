import { sql } from 'kysely';
import type { CalendarFeedView } from '#contract/calendar-api.ts';
import { CALENDAR_DUE_MS, isStale } from '#domain/busy-times.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { announceBoatChange } from '../../boats/boat-changes.ts';
import { inTransaction, type Reader } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import {
  findConcernedBoats,
  findSource,
  readConcernedBoats,
  setConcernedBoats,
  type CalendarSource,
  type ConcernedBoats,
} from '../source-queries.ts';
import { hintOfAddress } from './feed-address.ts';
import { openAddress } from './read-feed.ts';

export async function listFeeds(deps: Deps, operatorId: string): Promise<CalendarFeedView[]> {
  const feeds = await deps.database
    .selectFrom('calendar_sources')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'feed')
    .orderBy('created_at')
    .execute();
  return Promise.all(feeds.map((feed) => presentFeed(deps, feed)));
}

/** One feed of this operator's; null for everybody else's. */
export async function readOwnFeed(
  deps: Deps,
  operatorId: string,
  feedId: string,
): Promise<CalendarFeedView | null> {
  const feed = await findSource(deps.database, operatorId, feedId);
  return feed?.kind === 'feed' ? presentFeed(deps, feed) : null;
}

async function presentFeed(deps: Deps, feed: CalendarSource): Promise<CalendarFeedView> {
  const address = openAddress(deps, feed);
  const busy = await deps.database
    .selectFrom('busy_spans')
    .select(sql<number>`count(*)`.as('count'))
    .where('source_id', '=', feed.id)
    .where('ends_at', '>', new Date(deps.now()))
    .executeTakeFirstOrThrow();
  return {
    id: feed.id,
    name: feed.name,
    addressHint:
      address === null ? 'The address cannot be opened any more.' : hintOfAddress(address),
    lastReadAt: feed.read_at?.toISOString() ?? null,
    problem: feed.problem,
    isStale: isStale(feed.read_at?.getTime() ?? null, deps.now()),
    busyCount: busy.count,
    faults: feed.faults,
    faultCount: feed.fault_count,
    boats: await readConcernedBoats(deps.database, feed),
  };
}

/** Says which boats a feed concerns; the boats it leaves are free again at once. */
export async function chooseFeedBoats(
  deps: Deps,
  operatorId: string,
  feedId: string,
  boats: ConcernedBoats,
): Promise<Outcome<null, 'invalid' | 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const feed = await findSource(write, operatorId, feedId);
    if (feed?.kind !== 'feed') return noSuchFeed;
    const before = await findConcernedBoats(write, feed.id);
    const set = await setConcernedBoats(write, feed, boats);
    if (!set.ok) return set;
    const after = await findConcernedBoats(write, feed.id);
    for (const boatId of new Set([...before, ...after])) await announceBoatChange(write, boatId);
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    return done(null);
  });
}

export const noSuchFeed = refused('not-found', 'There is no such calendar.');

/** Reads an address no more; its busy times, and the conflicts they raised, are gone with it. */
export async function removeFeed(deps: Deps, operatorId: string, feedId: string): Promise<boolean> {
  if (!isUuid(feedId)) return false;
  return inTransaction(deps.database, async (write) => {
    const boats = await findConcernedBoats(write, feedId);
    const removed = await write
      .deleteFrom('calendar_sources')
      .where('id', '=', feedId)
      .where('operator_id', '=', operatorId)
      .where('kind', '=', 'feed')
      .returning('id')
      .executeTakeFirst();
    if (!removed) return false;
    for (const boatId of boats) await announceBoatChange(write, boatId);
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    return true;
  });
}

/** Feeds whose turn it is, those that waited longest first. */
export async function findDueFeeds(reader: Reader, nowMs: number): Promise<string[]> {
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
