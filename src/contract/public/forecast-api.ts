import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const forecastDayView = z.object({
  day: z.string(),
  /** The strongest wind and gusts of the day. */
  windKnots: z.number(),
  gustKnots: z.number(),
  /** Where the wind comes from, in degrees from north, clockwise. */
  windFrom: z.number(),
  /** The highest waves; null where nothing is known. */
  waveCm: z.nullable(z.number()),
  rainPercent: z.nullable(z.number()),
});

export const forecastView = z.object({
  /** From today on, in order; none while there is no fresh forecast. */
  days: z.array(forecastDayView),
});
export type ForecastView = z.infer<typeof forecastView>;

export const forecastEndpoints = {
  forecast: {
    method: 'GET',
    path: '/api/forecast',
    caller: 'visitor',
    cacheControl: 'no-cache',
    summary:
      'Wind, waves and rain around the island on the days to come, as a public forecast has them: never a promise',
    answers: { 200: forecastView },
  },
} as const satisfies Record<string, Endpoint>;
