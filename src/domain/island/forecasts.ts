import type { Day } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Forecast for the sea around the island: the maxima of a day. */
export type ForecastDay = {
  day: Day;
  windKnots: number;
  gustKnots: number;
  /** Degrees clockwise from north. */
  windFrom: number;
  /** Trough to crest; null if the forecast has no waves. */
  waveCm: number | null;
  rainPercent: number | null;
};

/** Horizon beyond which wind forecasts are guesses. */
export const FORECAST_DAYS = 7;

/** Hides older forecasts: no forecast is better than a stale one. */
const STALE_MS = 12 * HOUR_MS;

export function isFresh(readMs: number, nowMs: number): boolean {
  return nowMs - readMs < STALE_MS;
}

export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** Returns the nearest of eight compass points for a direction in degrees. */
export function getCompassPoint(degrees: number): CompassPoint {
  return compassPoints[Math.round(degrees / 45) % compassPoints.length] ?? 'n';
}

const CM_PER_FOOT = 30.48;

/** Rounds a height to half metres and to feet: 1.5 and 5. */
export function roundWaveHeight(waveCm: number): { metres: number; feet: number } {
  return { metres: Math.round(waveCm / 50) / 2, feet: Math.round(waveCm / CM_PER_FOOT) };
}
