import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const forecastDayView = z.object({
  day: z.string(),
  /** Maximum wind and gusts of the day. */
  windKnots: z.number(),
  gustKnots: z.number(),
  /** Direction of the wind's origin, in degrees clockwise from north. */
  windFrom: z.number(),
  /** Maximum height of waves; null if unknown. */
  waveCm: z.nullable(z.number()),
  rainPercent: z.nullable(z.number()),
});

export const forecastView = z.object({
  /** Days from today on; empty without a fresh forecast. */
  days: z.array(forecastDayView),
});
export type ForecastView = z.infer<typeof forecastView>;

export const forecastEndpoints = {
  forecast: {
    method: 'GET',
    path: '/api/forecast',
    caller: 'public',
    cacheControl: 'no-cache',
    summary: 'Wind, waves and rain around the island in the coming days, from a public forecast',
    answers: { 200: forecastView },
  },
} as const satisfies Record<string, Endpoint>;
