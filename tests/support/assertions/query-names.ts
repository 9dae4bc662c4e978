import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** What the address of an endpoint may ask for. */
export function queryNames({ query }: Endpoint): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
}
