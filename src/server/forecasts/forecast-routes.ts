import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { isFresh } from '#domain/forecasts.ts';
import { done } from '#domain/problems.ts';
import type { Deps } from '../dependencies.ts';
import { serve } from '../http/serve.ts';

/** What the weather is said to be. */
export function forecastRoutes(deps: Deps) {
  return [
    serve(endpoints.forecast, async () => {
      const rows = await deps.readPublic((reader) =>
        reader
          .selectFrom('forecast_days')
          .selectAll()
          .where('day', '>=', islandNow(deps.now()).day)
          .orderBy('day')
          .execute(),
      );
      const fresh = rows.filter((row) => isFresh(row.read_at.getTime(), deps.now()));
      return done({
        days: fresh.map((row) => ({
          day: row.day,
          windKnots: row.wind_knots,
          gustKnots: row.gust_knots,
          windFrom: row.wind_from,
          waveCm: row.wave_cm,
          rainPercent: row.rain_percent,
        })),
      });
    }),
  ];
}
