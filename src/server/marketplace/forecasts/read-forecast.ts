import type { ForecastDay } from '#domain/island/forecasts.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { ForecastUnavailable } from '../../platform/gateways/weather-forecast.ts';

/**
 * Reads the forecast service and stores the result. During an outage the previous forecast is shown until it is stale.
 */
export async function readForecast({ forecast, database, now, log }: Deps): Promise<void> {
  if (forecast === null) return;
  try {
    const days = await forecast.readDays();
    await keepForecast(database, days, now());
  } catch (error) {
    if (!(error instanceof ForecastUnavailable)) throw error;
    log.warn(`the forecast could not be read: ${error.message}`);
  }
}

/** Replaces all rows, since past forecasts are not used. */
async function keepForecast(
  database: Database,
  days: readonly ForecastDay[],
  nowMs: number,
): Promise<void> {
  const readAt = new Date(nowMs);
  const rows = days.map((day) => ({ ...day, readAt }));
  await inTransaction(database, async (write) => {
    await write.deleteFrom('forecastDays').execute();
    if (rows.length > 0) await write.insertInto('forecastDays').values(rows).execute();
  });
}
