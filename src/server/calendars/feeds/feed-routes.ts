import { Hono } from 'hono';
import { concernedBoatsPayload, newFeedPayload } from '#contract/calendar-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { addFeed } from './add-feed.ts';
import { chooseFeedBoats, listFeeds, noSuchFeed, readOwnFeed, removeFeed } from './feed-queries.ts';
import { readFeed } from './read-feed.ts';

/** Each of these makes this server visit an address of somebody else's. */
const VISITS = { name: 'feed-visits', most: 60, withinSeconds: 600 };

/** The iCalendar addresses that are read for the operator who calls. */
export function feedRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  const visits = limit(VISITS);

  app.get(endpoints.calendarFeeds.path, operator, async (context) =>
    context.json(await listFeeds(deps, context.get('operator').id)),
  );

  app.post(endpoints.addCalendarFeed.path, operator, visits, async (context) => {
    const { id: operatorId } = context.get('operator');
    const input = await readPayload(context.req.raw, newFeedPayload);
    if (!input.ok) return answerProblem(input.problem);
    const added = await addFeed(deps, operatorId, input.value);
    if (!added.ok) return answerProblem(added.problem);
    return context.json(await readOwnFeed(deps, operatorId, added.value), 201);
  });

  app.put(routePath(endpoints.chooseFeedBoats.path), operator, async (context) => {
    const { id: operatorId } = context.get('operator');
    const feedId = context.req.param('id') ?? '';
    const boats = await readPayload(context.req.raw, concernedBoatsPayload);
    if (!boats.ok) return answerProblem(boats.problem);
    const chosen = await chooseFeedBoats(deps, operatorId, feedId, boats.value);
    if (!chosen.ok) return answerProblem(chosen.problem);
    return context.json(await readOwnFeed(deps, operatorId, feedId));
  });

  app.post(routePath(endpoints.readCalendarFeed.path), operator, visits, async (context) => {
    const { id: operatorId } = context.get('operator');
    const feedId = context.req.param('id') ?? '';
    if (!(await readOwnFeed(deps, operatorId, feedId))) return answerProblem(noSuchFeed.problem);
    const read = await readFeed(deps, feedId);
    if (!read.ok) return answerProblem(read.problem);
    return context.json(await readOwnFeed(deps, operatorId, feedId));
  });

  app.delete(routePath(endpoints.removeCalendarFeed.path), operator, async (context) => {
    const isDone = await removeFeed(
      deps,
      context.get('operator').id,
      context.req.param('id') ?? '',
    );
    return isDone ? context.json({ removed: true }) : answerProblem(noSuchFeed.problem);
  });
  return app;
}
