import type { ForecastDay } from '#domain/island/forecasts.ts';

/** A public forecast of the weather and the sea. */
export type WeatherForecast = {
  /** From today on, in order. */
  readDays(): Promise<ForecastDay[]>;
};

/** The service is away, refuses us, or answers what cannot be. */
export class ForecastUnavailable extends Error {}
