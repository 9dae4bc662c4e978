import type { MiddlewareHandler } from 'hono';
import { writeError } from '#i18n/errors/error-texts.ts';
import { plainPage } from './plain-page.ts';

/** Refuses forms submitted from other sites (CSRF). */
export function refuseOtherSites(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { headers, url } = context.req.raw;
    const ours = [new URL(publicUrl).host, new URL(url).host];
    const isOurs = (origin: string) => URL.canParse(origin) && ours.includes(new URL(origin).host);
    if (isSameSite(headers, isOurs)) return next();
    return plainPage(writeError('en', 'form.crossSite'), 403);
  };
}

/**
 * Browsers send an origin with every form; a request without one does not come from a browser, so it carries no
 * victim's cookies.
 */
export function isSameSite(headers: Headers, isOurs: (origin: string) => boolean): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || isOurs(origin);
}
