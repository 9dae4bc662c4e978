import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** Lists the query parameters of an endpoint. */
export function queryNames({ query }: Endpoint): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
}
