import type { Context } from 'hono';
import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { SaleProblem } from '../bookings/write-booking.ts';
import type { Deps } from '../dependencies.ts';
import { formKey, heldBefore, rememberHold } from './checkout-cookies.ts';
import { resumeHold, resumeOrReleaseHold } from './resumed-checkout.ts';
import { holdTrip, type HeldTrip } from './hold-trip.ts';
import { findByIdempotencyKey, releaseIdempotencyKey } from './idempotency-keys.ts';

/** What tells which hold was this browser's: the last is only there when the answer to it arrived. */
type Marks = { requestKey: string | undefined; formKey: string | undefined; heldId?: string };

/** Holds a trip for whoever asks by this browser: its earlier hold is taken up again, or given back first. */
export async function holdForBrowser(
  deps: Deps,
  context: Context,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const heldId = heldBefore(context);
  const marks = {
    requestKey: input.requestKey,
    formKey: formKey(context),
    ...(heldId && { heldId }),
  };
  const held = await resumeOrHold(deps, marks, input);
  if (held.ok) rememberHold(deps, context, held.value.bookingId);
  return held;
}

async function resumeOrHold(
  deps: Deps,
  marks: Marks,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const earlier = await takeUpEarlier(deps, marks, input);
  if (!earlier.ok) return earlier;
  if (earlier.value) return done(earlier.value);
  const requestKey = marks.requestKey ?? marks.formKey;
  const held = await holdTrip(deps, { ...input, requestKey });
  if (held.ok) return held;
  // Sent twice at once, what refused this one may be the hold of the other.
  const twin = await findByIdempotencyKey(deps, requestKey);
  return (twin && (await resumeHold(deps, twin, input))) ?? held;
}

/** The first of this browser's holds that is the same wish; those that are not are given back. */
async function takeUpEarlier(
  deps: Deps,
  marks: Marks,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip | null, 'conflict' | 'unavailable'>> {
  for (const key of [marks.requestKey, marks.formKey]) {
    const made = await findByIdempotencyKey(deps, key);
    if (!made) continue;
    const resumed = await resumeOrReleaseHold(deps, made.id, input);
    if (!resumed.ok || resumed.value) return resumed;
    await releaseIdempotencyKey(deps, made.id);
  }
  return marks.heldId ? resumeOrReleaseHold(deps, marks.heldId, input) : done(null);
}
