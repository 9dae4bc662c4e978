import * as z from 'zod/mini';
import { shopParts } from '#domain/admin/shop-status.ts';
import type { Endpoint } from '../endpoint.ts';

/** Public status of the service. */
export const statusView = z.object({
  /** Time of the check. */
  at: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(shopParts),
      works: z.boolean(),
      /** Start of the outage; null while the part works. */
      since: z.nullable(z.string()),
    }),
  ),
});
export type StatusView = z.output<typeof statusView>;

export const statusEndpoints = {
  status: {
    method: 'GET',
    path: '/api/status',
    caller: 'public',
    summary: 'Whether booking, payment, calendars and mail work, and since when they are down',
    cacheControl: 'no-cache',
    answers: { 200: statusView },
  },
} as const satisfies Record<string, Endpoint>;
