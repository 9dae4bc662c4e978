import { endpoints } from '#contract/endpoints.ts';
import { isShipDay } from '#contract/public/ship-api.ts';
import { isDay, toIslandNow } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { findPortCalls, presentPortCall } from '../core/offers/ships-of-day.ts';
import { findNextPortCalls } from './port-call-queries.ts';
import { readShipDay } from './read-ship-day.ts';

export function shipRoutes(deps: Deps) {
  return [
    serve(endpoints.shipDays, async () => {
      const today = toIslandNow(deps.now()).day;
      const calls = await deps.readPublic((reader) => findNextPortCalls(reader, today));
      const days = Map.groupBy(calls, ({ day }) => day);
      return done({
        days: [...days].map(([day, ships]) => ({ day, ships: ships.map(presentPortCall) })),
      });
    }),

    serve(endpoints.portCalls, async ({ params: { day } }) => {
      if (!isDay(day)) return done({ ships: [] });
      const calls = await deps.readPublic((reader) => findPortCalls(reader, day));
      return done({ ships: calls.map(presentPortCall) });
    }),

    serve(endpoints.shipDay, async ({ params: { day }, query }) => {
      if (!isShipDay(day, toIslandNow(deps.now()).day)) return noSuchDay;
      return done(await readShipDay(deps, day, query));
    }),
  ];
}

const noSuchDay = refused('not-found', 'day.unknownOrOver');
