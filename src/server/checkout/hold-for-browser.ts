import type { Context } from 'hono';
import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { SaleProblem } from '../bookings/write-booking.ts';
import type { Deps } from '../product-deps.ts';
import { formKey, heldBefore, rememberHold } from './checkout-cookies.ts';
import { resumeHold, resumeOrReleaseHold } from './earlier-hold.ts';
import { holdTrip, type HeldTrip } from './hold-trip.ts';
import { findByRequest, letKeyGo } from './request-keys.ts';

/** What tells which hold was this browser's: the last is only there when the answer to it arrived. */
type Marks = { requestKey: string | undefined; formKey: string | undefined; heldId?: string };

/** Holds a trip for whoever asks by this browser: its earlier hold is taken up again, or given back first. */
export async function holdForBrowser(
  deps: Deps,
  context: Context,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const heldId = heldBefore(context);
  const marks = {
    requestKey: wish.requestKey,
    formKey: formKey(context),
    ...(heldId && { heldId }),
  };
  const held = await resumeOrHold(deps, marks, wish);
  if (held.ok) rememberHold(deps, context, held.value.bookingId);
  return held;
}

async function resumeOrHold(
  deps: Deps,
  marks: Marks,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  const earlier = await takeUpEarlier(deps, marks, wish);
  if (!earlier.ok) return earlier;
  if (earlier.value) return done(earlier.value);
  const requestKey = marks.requestKey ?? marks.formKey;
  const held = await holdTrip(deps, { ...wish, requestKey });
  if (held.ok) return held;
  // Sent twice at once, what refused this one may be the hold of the other.
  const twin = await findByRequest(deps, requestKey);
  return (twin && (await resumeHold(deps, twin, wish))) ?? held;
}

/** The first of this browser's holds that is the same wish; those that are not are given back. */
async function takeUpEarlier(
  deps: Deps,
  marks: Marks,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip | null, 'conflict' | 'unavailable'>> {
  for (const key of [marks.requestKey, marks.formKey]) {
    const made = await findByRequest(deps, key);
    if (!made) continue;
    const resumed = await resumeOrReleaseHold(deps, made.id, wish);
    if (!resumed.ok || resumed.value) return resumed;
    await letKeyGo(deps, made.id);
  }
  return marks.heldId ? resumeOrReleaseHold(deps, marks.heldId, wish) : done(null);
}
