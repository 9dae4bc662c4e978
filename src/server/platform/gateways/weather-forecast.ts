import type { ForecastDay } from '#domain/island/forecasts.ts';

/** Public forecast of the weather and the sea. */
export type WeatherForecast = {
  /** Starts with today, in order. */
  readDays(): Promise<ForecastDay[]>;
};

/** Thrown when the service is away, refuses us or returns invalid data. */
export class ForecastUnavailable extends Error {}
