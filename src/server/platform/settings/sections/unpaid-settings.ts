import * as z from 'zod/mini';
import {
  UNPAID_BOAT_PERCENT,
  UNPAID_PER_EMAIL,
  UNPAID_PER_NETWORK,
  type UnpaidLimits,
} from '#domain/bookings/unpaid-limits.ts';
import * as settings from './setting-kinds.ts';

/** Limits for unpaid bookings. */
export const unpaidShape = {
  UNPAID_PER_EMAIL: z.optional(settings.offOr(1, 1000)),
  UNPAID_PER_NETWORK: z.optional(settings.offOr(1, 100_000)),
  UNPAID_BOAT_PERCENT: z.optional(settings.offOr(1, 100)),
};

type Given = z.infer<z.ZodMiniObject<typeof unpaidShape>>;

/** Applies the defaults if RATE_LIMITS is on; a limit that is set takes precedence. */
export function toUnpaidLimits(given: Given, isLimited: boolean): UnpaidLimits {
  const limit = (value: number | 'off' | undefined, usual: number) =>
    value === 'off' || (value === undefined && !isLimited) ? null : (value ?? usual);
  const percent = limit(given.UNPAID_BOAT_PERCENT, UNPAID_BOAT_PERCENT);
  return {
    perEmail: limit(given.UNPAID_PER_EMAIL, UNPAID_PER_EMAIL),
    perNetwork: limit(given.UNPAID_PER_NETWORK, UNPAID_PER_NETWORK),
    boatShare: percent === null ? null : percent / 100,
  };
}
