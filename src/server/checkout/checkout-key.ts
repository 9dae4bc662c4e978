import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { endpoints } from '#contract/endpoints.ts';
import { isUuid } from '#domain/ids.ts';
import type { Deps } from '../dependencies.ts';

/** The checkout page, to which a browser without scripts sends the form. */
export const BOOK_PATH = '/book';

/** The idempotency key of this browser's checkout: of the hold it made last, or of the one it makes next. */
const KEY_COOKIE = 'checkout';
const DAY_SECONDS = 24 * 60 * 60;

/** The key that came along as a cookie, if one did. */
export function cookieKey(context: Context): string | undefined {
  const key = getCookie(context, KEY_COOKIE);
  return key !== undefined && isUuid(key) ? key : undefined;
}

/** Both ways to check out are told, and nothing else is. */
export function rememberKey(deps: Deps, context: Context, key: string): void {
  for (const path of [endpoints.createCheckout.path, BOOK_PATH]) {
    setCookie(context, KEY_COOKIE, key, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.site.publicUrl.startsWith('https:'),
      path,
      maxAge: DAY_SECONDS,
    });
  }
}

/**
 * Gives the checkout's page to a browser together with a key, for when it sends the form by itself and the
 * answer is lost. The page may be cached and is the same for everybody, so this stands in front of the
 * response cache, and nobody else may keep this copy.
 */
export function giveCheckoutKey(deps: Deps): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET') return;
    if (context.res.headers.get('cache-control') === 'no-cache') {
      context.header('cache-control', 'private, no-cache');
    }
    if (cookieKey(context) === undefined) rememberKey(deps, context, deps.newId());
  };
}
