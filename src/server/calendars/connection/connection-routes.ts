import { Hono, type Context } from 'hono';
import { concernedBoatsPayload, selectCalendarPayload } from '#contract/calendar-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Outcome } from '#domain/problems.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import type { Deps } from '../../dependencies.ts';
import { chooseCalendarBoats } from './choose-calendar-boats.ts';
import { readConnectionView } from './connection-presenter.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';
import { selectCalendar } from './select-calendar.ts';
import { syncCalendar } from './sync-calendar.ts';

/** Each of these reads a whole calendar. */
const READINGS = { name: 'calendar-syncs', most: 120, withinSeconds: 600 };

/** The connected calendar of the operator who calls. Every act answers how the connection stands then. */
export function connectionRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  const readings = limit(READINGS);
  const answer = async (context: Context<OperatorEnv>, acted: Outcome<unknown>) =>
    acted.ok
      ? context.json(await readConnectionView(deps.database, context.get('operator').id))
      : answerProblem(acted.problem);

  app.get(endpoints.calendarConnection.path, operator, async (context) =>
    context.json(await readConnectionView(deps.database, context.get('operator').id)),
  );

  app.post(endpoints.syncCalendar.path, operator, readings, async (context) =>
    answer(context, await syncCalendar(deps, context.get('operator').id)),
  );

  app.post(endpoints.selectCalendar.path, operator, readings, async (context) => {
    const input = await readPayload(context.req.raw, selectCalendarPayload);
    if (!input.ok) return answerProblem(input.problem);
    const { id } = context.get('operator');
    return answer(context, await selectCalendar(deps, id, input.value.calendarId));
  });

  app.post(endpoints.disconnectCalendar.path, operator, async (context) =>
    answer(context, await disconnectCalendar(deps, context.get('operator').id)),
  );

  app.put(endpoints.chooseCalendarBoats.path, operator, async (context) => {
    const boats = await readPayload(context.req.raw, concernedBoatsPayload);
    if (!boats.ok) return answerProblem(boats.problem);
    const { id } = context.get('operator');
    return answer(context, await chooseCalendarBoats(deps, id, boats.value));
  });
  return app;
}
