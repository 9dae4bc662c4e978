import * as z from 'zod/mini';
import { chaosSwitch } from 'sandbox-kit/chaos-switch';

const Chaos = z.strictObject({
  /** How many times more than once each event is delivered. */
  duplicate: z.int().check(z.minimum(0), z.maximum(20)),
  /** How long each event waits before its first delivery. */
  delayMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  /** Events that wait together are delivered newest first. */
  reorder: z.boolean(),
  /** How many first attempts of each delivery are lost on the way, to be tried again. */
  failFirst: z.int().check(z.minimum(0), z.maximum(20)),
  /** Events are never delivered at all. */
  drop: z.boolean(),
  /** Every call to the API is answered 503. */
  apiDown: z.boolean(),
});
export type PaymentChaos = z.infer<typeof Chaos>;

export const paymentChaos = chaosSwitch({
  schema: 'sandbox_payments',
  path: '/sandbox/stripe/chaos',
  kinds: Chaos,
  calm: { duplicate: 0, delayMs: 0, reorder: false, failFirst: 0, drop: false, apiDown: false },
});
