import type { ForecastDay } from '#domain/island/forecasts.ts';

/** Public forecast of the weather and the sea. */
export type WeatherForecast = {
  /** Returns the days in order, starting with today. */
  readDays(): Promise<ForecastDay[]>;
};

/** Thrown when the service is unreachable, refuses a request or returns invalid data. */
export class ForecastUnavailable extends Error {}
