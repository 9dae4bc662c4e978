import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { endpoints } from '#contract/endpoints.ts';
import { isUuid } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';

/** The checkout page, to which a browser without scripts sends the form. */
export const BOOK_PATH = '/book';

/** Names the hold this browser made last, so that it can be taken up again, and once paid, is not paid twice. */
const HOLD_COOKIE = 'checkout';
/** Names the browser before it sends the form, for when the answer with the other cookie is lost. */
const FORM_COOKIE = 'checkoutForm';
const DAY_SECONDS = 24 * 60 * 60;

export function heldBefore(context: Context): string | undefined {
  return getCookie(context, HOLD_COOKIE);
}

export function rememberHold(deps: Deps, context: Context, bookingId: string): void {
  tellCheckout(deps, context, [HOLD_COOKIE, bookingId, DAY_SECONDS]);
}

/** The key that came with the checkout's page, if it did. */
export function formKey(context: Context): string | undefined {
  const key = getCookie(context, FORM_COOKIE);
  return key !== undefined && isUuid(key) ? key : undefined;
}

/**
 * Gives the checkout's page to a browser together with a key of its own. The page itself may be cached and
 * is the same for everybody, so this stands in front of the response cache, and nobody else may keep this one.
 */
export function giveFormKey(deps: Deps): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET') return;
    if (context.res.headers.get('cache-control') === 'no-cache') {
      context.header('cache-control', 'private, no-cache');
    }
    if (formKey(context)) return;
    tellCheckout(deps, context, [FORM_COOKIE, deps.newId(), DAY_SECONDS]);
  };
}

/** Both ways to check out are told, and nothing else is. */
function tellCheckout(
  deps: Deps,
  context: Context,
  [name, value, maxAge]: [string, string, number],
): void {
  for (const path of [endpoints.createCheckout.path, BOOK_PATH]) {
    setCookie(context, name, value, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.site.publicUrl.startsWith('https:'),
      path,
      maxAge,
    });
  }
}
