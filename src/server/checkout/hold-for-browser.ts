import type { Context } from 'hono';
import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { SaleProblem } from '../bookings/write-booking.ts';
import type { Deps } from '../dependencies.ts';
import { cookieKey, rememberKey } from './checkout-key.ts';
import { holdTrip, type HeldTrip } from './hold-trip.ts';
import { findByKey, releaseIdempotencyKey } from './idempotency.ts';
import { resumeHold, resumeOrRelease } from './resumed-checkout.ts';

/**
 * Holds a trip for whoever asks by this browser, once for an idempotency key. A script sends its key along; a
 * form's comes as a cookie, which afterwards names this browser's last hold: the one that is resumed, or
 * released first.
 */
export async function holdForBrowser(
  deps: Deps,
  context: Context,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const keys = [input.requestKey, cookieKey(context)].filter((key) => key !== undefined);
  const [ownKey = deps.newId()] = keys;
  for (const key of keys) {
    const earlier = await findByKey(deps, key);
    if (!earlier) continue;
    const resumed = await resumeOrRelease(deps, earlier, input);
    if (!resumed.ok) return resumed;
    if (resumed.value) {
      rememberKey(deps, context, key);
      return done(resumed.value);
    }
    if (key === ownKey) await releaseIdempotencyKey(deps, earlier.id);
  }
  const held = await holdOnce(deps, { ...input, requestKey: ownKey });
  if (held.ok) rememberKey(deps, context, ownKey);
  return held;
}

/** Sent twice at once, what refuses the one may be the hold of the other. */
async function holdOnce(
  deps: Deps,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const held = await holdTrip(deps, input);
  if (held.ok) return held;
  const twin = await findByKey(deps, input.requestKey);
  return (twin && (await resumeHold(deps, twin, input))) ?? held;
}
