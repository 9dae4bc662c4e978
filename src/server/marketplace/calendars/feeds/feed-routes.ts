import { sql } from 'kysely';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isStale } from '#domain/availability/busy-times.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused } from '#domain/problems.ts';
import { inTransaction, type Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { serve } from '../../../platform/http/serve.ts';
import {
  changeConcernedBoats,
  readConcernedBoats,
  removeSource,
  type CalendarSource,
} from '../sources/calendar-sources.ts';
import { addFeed } from './add-feed.ts';
import { openAddress, readFeed } from './read-feed.ts';

export function feedRoutes(deps: Deps) {
  const { database } = deps;
  const answer = async (operatorId: string, feedId: string) => {
    const feed = await findFeed(database, operatorId, feedId);
    return feed ? done(await presentFeed(deps, feed)) : noSuchFeed;
  };
  return [
    serve(endpoints.calendarFeeds, async ({ operator: { id } }) => done(await listFeeds(deps, id))),

    serve(endpoints.addCalendarFeed, async ({ operator: { id }, payload }) => {
      const added = await addFeed(deps, id, payload);
      return added.ok ? answer(id, added.value) : added;
    }),

    serve(endpoints.chooseFeedBoats, async ({ operator: { id }, params, payload }) => {
      const chosen = await inTransaction(database, async (write) => {
        const feed = await findFeed(write, id, params.id);
        return feed ? changeConcernedBoats(deps, write, feed, payload) : noSuchFeed;
      });
      return chosen.ok ? answer(id, params.id) : chosen;
    }),

    serve(endpoints.readCalendarFeed, async ({ operator: { id }, params }) => {
      if (!(await findFeed(database, id, params.id))) return noSuchFeed;
      const read = await readFeed(deps, params.id);
      return read.ok ? answer(id, params.id) : read;
    }),

    serve(endpoints.removeCalendarFeed, ({ operator: { id }, params }) =>
      inTransaction(database, async (write) => {
        const feed = await findFeed(write, id, params.id);
        const isRemoved = feed !== null && (await removeSource(deps, write, feed));
        return isRemoved ? done({ removed: true as const }) : noSuchFeed;
      }),
    ),
  ];
}

async function listFeeds(deps: Deps, operatorId: string): Promise<CalendarFeedView[]> {
  const feeds = await deps.database
    .selectFrom('calendar_sources')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'feed')
    .orderBy('created_at')
    .execute();
  return Promise.all(feeds.map((feed) => presentFeed(deps, feed)));
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

async function findFeed(
  reader: Queryable,
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

const noSuchFeed = refused('not-found', 'There is no such calendar.');

/** Distinguishes addresses without revealing enough to read the calendar. */
function hintOfAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return rest.length <= 8 ? `${host}/…` : `${host}/…${rest.slice(-4)}`;
}
