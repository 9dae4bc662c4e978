import type * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

/** Open-Meteo, or a service that is compatible with it. The forecast is off unless both URLs are set. */
export const forecastShape = {
  FORECAST_URL: settings.optionalWebAddress,
  FORECAST_MARINE_URL: settings.optionalWebAddress,
  FORECAST_API_KEY: settings.optionalText,
};

type Given = z.infer<z.ZodMiniObject<typeof forecastShape>>;
export type ForecastConfig = NonNullable<ReturnType<typeof toForecast>>;

export function toForecast(given: Given) {
  if (given.FORECAST_URL === undefined || given.FORECAST_MARINE_URL === undefined) return undefined;
  return {
    weatherUrl: given.FORECAST_URL,
    marineUrl: given.FORECAST_MARINE_URL,
    apiKey: given.FORECAST_API_KEY,
  };
}
