import type { Day } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** What a forecast says of the sea around the island on a day: the strongest of that day. */
export type ForecastDay = {
  day: Day;
  windKnots: number;
  gustKnots: number;
  /** Degrees from north, clockwise. */
  windFrom: number;
  /** From trough to crest; null where the forecast says nothing of it. */
  waveCm: number | null;
  rainPercent: number | null;
};

/** Further ahead a forecast of a day's wind is a guess. */
export const FORECAST_DAYS = 7;

/** An older forecast is not shown: no word is better than a stale one. */
const STALE_MS = 12 * HOUR_MS;

/** Whether what was read then may still be shown. */
export function isFresh(readMs: number, nowMs: number): boolean {
  return nowMs - readMs < STALE_MS;
}

export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The nearest of eight points to a direction in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  return compassPoints[Math.round(degrees / 45) % compassPoints.length] ?? 'n';
}

const CM_PER_FOOT = 30.48;

/** A height as guests from anywhere read it, to the half metre and the foot: 1.5 and 5. */
export function waveHeight(waveCm: number): { metres: number; feet: number } {
  return { metres: Math.round(waveCm / 50) / 2, feet: Math.round(waveCm / CM_PER_FOOT) };
}
