import { Hono } from 'hono';
import { concernedBoatsPayload, newFeedPayload } from '#contract/calendar-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireOperator, type OperatorEnv } from '../../callers/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../product-deps.ts';
import { addFeed } from './add-feed.ts';
import { chooseFeedBoats, listFeeds, noSuchFeed, readOwnFeed, removeFeed } from './feed-queries.ts';
import { readFeed } from './read-feed.ts';

/** Each of these makes this server visit an address of somebody else's. */
const VISITS = { name: 'feed-visits', most: 60, withinSeconds: 600 };

/** The iCalendar addresses that are read for the captain who calls. */
export function feedRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const captain = requireOperator(deps);
  const visits = limit(VISITS);

  app.get(endpoints.calendarFeeds.path, captain, async (context) =>
    context.json(await listFeeds(deps, context.get('operator').id)),
  );

  app.post(endpoints.addCalendarFeed.path, captain, visits, async (context) => {
    const { id: operatorId } = context.get('operator');
    const wish = await readPayload(context.req.raw, newFeedPayload);
    if (!wish.ok) return answerProblem(wish.problem);
    const added = await addFeed(deps, operatorId, wish.value);
    if (!added.ok) return answerProblem(added.problem);
    return context.json(await readOwnFeed(deps, operatorId, added.value), 201);
  });

  app.put(routePath(endpoints.chooseFeedBoats.path), captain, async (context) => {
    const { id: operatorId } = context.get('operator');
    const feedId = context.req.param('id') ?? '';
    const boats = await readPayload(context.req.raw, concernedBoatsPayload);
    if (!boats.ok) return answerProblem(boats.problem);
    const chosen = await chooseFeedBoats(deps, operatorId, feedId, boats.value);
    if (!chosen.ok) return answerProblem(chosen.problem);
    return context.json(await readOwnFeed(deps, operatorId, feedId));
  });

  app.post(routePath(endpoints.readCalendarFeed.path), captain, visits, async (context) => {
    const { id: operatorId } = context.get('operator');
    const feedId = context.req.param('id') ?? '';
    if (!(await readOwnFeed(deps, operatorId, feedId))) return answerProblem(noSuchFeed.problem);
    const read = await readFeed(deps, feedId);
    if (!read.ok) return answerProblem(read.problem);
    return context.json(await readOwnFeed(deps, operatorId, feedId));
  });

  app.delete(routePath(endpoints.removeCalendarFeed.path), captain, async (context) => {
    const isDone = await removeFeed(
      deps,
      context.get('operator').id,
      context.req.param('id') ?? '',
    );
    return isDone ? context.json({ removed: true }) : answerProblem(noSuchFeed.problem);
  });
  return app;
}
