import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { findFreshForecast } from './forecast-queries.ts';

export function forecastRoutes(deps: Deps) {
  return [
    serve(endpoints.forecast, async () => {
      const nowMs = deps.now();
      const from = toIslandNow(nowMs).day;
      const days = await deps.readPublic((reader) => findFreshForecast(reader, { from, nowMs }));
      return done({ days });
    }),
  ];
}
