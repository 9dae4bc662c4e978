import { sql } from 'kysely';
import type { CalendarFeedView } from '#contract/calendar-api.ts';
import { isStale } from '#domain/calendar-freshness.ts';
import { isUuid } from '#domain/ids.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Reader } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import {
  changeConcernedBoats,
  readConcernedBoats,
  removeSource,
  type CalendarSource,
  type ConcernedBoats,
} from '../calendar-sources.ts';
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
  const feed = await findFeed(deps.database, operatorId, feedId);
  return feed && presentFeed(deps, feed);
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

/** Changes which boats a feed concerns; the boats it leaves are free again at once. */
export function chooseFeedBoats(
  deps: Deps,
  operatorId: string,
  feedId: string,
  boats: ConcernedBoats,
): Promise<Outcome<null, 'invalid' | 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const feed = await findFeed(write, operatorId, feedId);
    return feed ? changeConcernedBoats(deps, write, feed, boats) : noSuchFeed;
  });
}

/** Stops reading an address. */
export function removeFeed(deps: Deps, operatorId: string, feedId: string): Promise<boolean> {
  return inTransaction(deps.database, async (write) => {
    const feed = await findFeed(write, operatorId, feedId);
    return feed !== null && removeSource(deps, write, feed);
  });
}

async function findFeed(
  reader: Reader,
  operatorId: string,
  feedId: string,
): Promise<CalendarSource | null> {
  if (!isUuid(feedId)) return null;
  const feed = await reader
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', feedId)
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'feed')
    .executeTakeFirst();
  return feed ?? null;
}

export const noSuchFeed = refused('not-found', 'There is no such calendar.');

/** Enough to tell two addresses apart, and too little to read the calendar with. */
function hintOfAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return rest.length <= 8 ? `${host}/…` : `${host}/…${rest.slice(-4)}`;
}
