import { sql } from 'kysely';
import { writeStoredError } from '../../../platform/database/stored-errors.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isStale } from '#domain/availability/busy-times.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused } from '#domain/problems.ts';
import { inTransaction, type Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { serve } from '../../../platform/http/serve.ts';
import {
  changeCalendarBoats,
  readCalendarBoats,
  removeSource,
  type CalendarSource,
} from '../sources/calendar-sources.ts';
import { addFeed } from './add-feed.ts';
import { openAddress, readFeed } from './read-feed.ts';

export function feedRoutes(deps: Deps) {
  const { database } = deps;
  const answer = async (operatorId: string, feedId: string, language: Language) => {
    const feed = await findFeed(database, operatorId, feedId);
    return feed ? done(await presentFeed(deps, feed, language)) : noSuchFeed;
  };
  return [
    serve(endpoints.calendarFeeds, async ({ operator: { id }, language }) =>
      done(await listFeeds(deps, id, language)),
    ),

    serve(endpoints.addCalendarFeed, async ({ operator: { id }, payload, language }) => {
      const added = await addFeed(deps, id, payload);
      return added.ok ? answer(id, added.value, language) : added;
    }),

    serve(endpoints.chooseFeedBoats, async ({ operator: { id }, params, payload, language }) => {
      const chosen = await inTransaction(database, async (write) => {
        const feed = await findFeed(write, id, params.id);
        return feed ? changeCalendarBoats(deps, write, feed, payload) : noSuchFeed;
      });
      return chosen.ok ? answer(id, params.id, language) : chosen;
    }),

    serve(endpoints.readCalendarFeed, async ({ operator: { id }, params, language }) => {
      if (!(await findFeed(database, id, params.id))) return noSuchFeed;
      const read = await readFeed(deps, params.id);
      return read.ok ? answer(id, params.id, language) : read;
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

async function listFeeds(
  deps: Deps,
  operatorId: string,
  language: Language,
): Promise<CalendarFeedView[]> {
  const feeds = await deps.database
    .selectFrom('calendarSources')
    .selectAll()
    .where('operatorId', '=', operatorId)
    .where('kind', '=', 'feed')
    .orderBy('createdAt')
    .execute();
  return Promise.all(feeds.map((feed) => presentFeed(deps, feed, language)));
}

async function presentFeed(
  deps: Deps,
  feed: CalendarSource,
  language: Language,
): Promise<CalendarFeedView> {
  const address = openAddress(deps, feed);
  const busy = await deps.database
    .selectFrom('busySpans')
    .select(sql<number>`count(*)`.as('count'))
    .where('sourceId', '=', feed.id)
    .where('endsAt', '>', new Date(deps.now()))
    .executeTakeFirstOrThrow();
  return {
    id: feed.id,
    name: feed.name,
    addressHint:
      address === null ? writeError(language, 'feed.addressLost') : shortenAddress(address),
    lastReadAt: feed.readAt?.toISOString() ?? null,
    problem: writeStoredError(language, feed.problem),
    isStale: isStale(feed.readAt?.getTime() ?? null, deps.now()),
    busyCount: busy.count,
    faults: feed.faults,
    faultCount: feed.faultCount,
    boats: await readCalendarBoats(deps.database, feed),
  };
}

async function findFeed(
  reader: Queryable,
  operatorId: string,
  feedId: string,
): Promise<CalendarSource | null> {
  if (!isUuid(feedId)) return null;
  const feed = await reader
    .selectFrom('calendarSources')
    .selectAll()
    .where('id', '=', feedId)
    .where('operatorId', '=', operatorId)
    .where('kind', '=', 'feed')
    .executeTakeFirst();
  return feed ?? null;
}

const noSuchFeed = refused('not-found', 'calendar.unknown');

/** Shortens a URL: enough remains to tell feeds apart, but not to read the calendar. */
function shortenAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return rest.length <= 8 ? `${host}/…` : `${host}/…${rest.slice(-4)}`;
}
