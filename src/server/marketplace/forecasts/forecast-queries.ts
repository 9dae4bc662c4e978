import type { Day } from '#domain/time/days.ts';
import { isFresh, type ForecastDay } from '#domain/island/forecasts.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Finds the forecast from a day on, if recent enough to show. */
export async function findFreshForecast(
  reader: Queryable,
  { from, nowMs }: { from: Day; nowMs: number },
): Promise<ForecastDay[]> {
  const rows = await reader
    .selectFrom('forecastDays')
    .select(['day', 'windKnots', 'gustKnots', 'windFrom', 'waveCm', 'rainPercent', 'readAt'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
  return rows.flatMap(({ readAt, ...day }) => (isFresh(readAt.getTime(), nowMs) ? [day] : []));
}
