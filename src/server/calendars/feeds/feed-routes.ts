import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { addFeed } from './add-feed.ts';
import { chooseFeedBoats, listFeeds, noSuchFeed, readOwnFeed, removeFeed } from './feed-queries.ts';
import { readFeed } from './read-feed.ts';

/** The iCalendar addresses that are read for the operator who calls. */
export function feedRoutes(deps: Deps) {
  const answer = async (operatorId: string, feedId: string) => {
    const feed = await readOwnFeed(deps, operatorId, feedId);
    return feed ? done(feed) : noSuchFeed;
  };
  return [
    serve(endpoints.calendarFeeds, async ({ operator }) =>
      done(await listFeeds(deps, operator.id)),
    ),

    serve(endpoints.addCalendarFeed, async ({ operator, payload }) => {
      const added = await addFeed(deps, operator.id, payload);
      return added.ok ? answer(operator.id, added.value) : added;
    }),

    serve(endpoints.chooseFeedBoats, async ({ operator, params, payload }) => {
      const chosen = await chooseFeedBoats(deps, operator.id, params.id, payload);
      return chosen.ok ? answer(operator.id, params.id) : chosen;
    }),

    serve(endpoints.readCalendarFeed, async ({ operator, params }) => {
      if (!(await readOwnFeed(deps, operator.id, params.id))) return noSuchFeed;
      const read = await readFeed(deps, params.id);
      return read.ok ? answer(operator.id, params.id) : read;
    }),

    serve(endpoints.removeCalendarFeed, async ({ operator, params }) => {
      const isDone = await removeFeed(deps, operator.id, params.id);
      return isDone ? done({ removed: true }) : noSuchFeed;
    }),
  ];
}
