import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CHECKOUT_HOLD_MINUTES } from '#domain/hold-ends.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../product-deps.ts';
import { resumeOrReleaseHold } from './earlier-hold.ts';
import { holdTrip, type HeldTrip } from './hold-trip.ts';

/** How often one address may ask to hold. Many visitors share one on a roaming phone's network, so this is generous. */
export const HOLDS = { name: 'holds', most: 300, withinSeconds: 600 };

/** The checkout page, to which a browser without scripts sends the form. */
export const BOOK_PATH = '/book';

/** Names the hold this browser made last, so that it can be taken up again. */
const HOLD_COOKIE = 'checkout';

/** Holds a trip for whoever asks by this browser: its earlier hold is taken up again, or given back first. */
export async function holdForBrowser(
  deps: Deps,
  context: Context,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip>> {
  const held = await resumeOrHold(deps, getCookie(context, HOLD_COOKIE), wish);
  if (held.ok) rememberHold(deps, context, held.value);
  return held;
}

async function resumeOrHold(
  deps: Deps,
  earlierId: string | undefined,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip>> {
  if (!earlierId) return holdTrip(deps, wish);
  const resumed = await resumeOrReleaseHold(deps, earlierId, wish);
  if (!resumed.ok) return resumed;
  return resumed.value ? done(resumed.value) : holdTrip(deps, wish);
}

/** Both ways to check out are told of the hold, and nothing else is. */
function rememberHold(deps: Deps, context: Context, { bookingId }: HeldTrip): void {
  for (const path of [endpoints.createCheckout.path, BOOK_PATH]) {
    setCookie(context, HOLD_COOKIE, bookingId, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.site.publicUrl.startsWith('https:'),
      path,
      maxAge: CHECKOUT_HOLD_MINUTES * 60,
    });
  }
}
