import type { Day } from '#domain/time/days.ts';
import { isFresh, type ForecastDay } from '#domain/island/forecasts.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Finds the forecast from a day on, if recent enough to show. */
export async function findFreshForecast(
  reader: Queryable,
  { from, nowMs }: { from: Day; nowMs: number },
): Promise<ForecastDay[]> {
  const rows = await reader
    .selectFrom('forecast_days')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
  return rows
    .filter((row) => isFresh(row.read_at.getTime(), nowMs))
    .map((row) => ({
      day: row.day,
      windKnots: row.wind_knots,
      gustKnots: row.gust_knots,
      windFrom: row.wind_from,
      waveCm: row.wave_cm,
      rainPercent: row.rain_percent,
    }));
}
