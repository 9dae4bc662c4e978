import * as z from 'zod/mini';
import { chaosSwitch } from 'sandbox-kit/chaos-switch';

const Chaos = z.strictObject({
  /** Number of extra deliveries of each event. */
  duplicate: z.int().check(z.minimum(0), z.maximum(20)),
  /** Delay of each event's first delivery. */
  delayMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** Delivers waiting events newest first. */
  reorder: z.boolean(),
  /** Number of attempts of each delivery that fail before one can succeed. */
  failFirst: z.int().check(z.minimum(0), z.maximum(20)),
  /** Drops all events. */
  drop: z.boolean(),
  /** Answers every API call with 503. */
  apiDown: z.boolean(),
});
export type PaymentChaos = z.infer<typeof Chaos>;

export const paymentChaos = chaosSwitch({
  schema: 'sandbox_payments',
  path: '/sandbox/stripe/chaos',
  kinds: Chaos,
  calm: { duplicate: 0, delayMs: 0, reorder: false, failFirst: 0, drop: false, apiDown: false },
});
