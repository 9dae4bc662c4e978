import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { CardEntry } from '#contract/pages/page-rendering.ts';

/** What every answer says about how it may be used. Pages bring their own content policy. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(fixed)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // This header knows nobody and one's own site; where all may frame a page, only the policy can say so.
  if (headers.get('content-security-policy')?.endsWith(FRAMED_BY_ALL))
    headers.delete('x-frame-options');
  if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    setSecurityHeaders(context.res.headers, isHttps);
  };
}

const FRAMED_BY_ALL = '; frame-ancestors *';

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The camera reads guests' codes on the dock; the browser asks first.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Of what has a secret address: no cache keeps it, and no other site learns the address. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * For landing pages. To isolate a window from its opener, Chromium starts another process once the answer is there, which
 * costs a slow phone 0.16 s. These pages show nothing that is anyone's own.
 */
export const landingPageHeaders = { 'cross-origin-opener-policy': 'unsafe-none' };

/**
 * The policy of a page with one inlined style, and perhaps one inlined script, whose hashes are given. Of other sites it
 * may reach only the payment provider, and that only where cards are given to one; its forms may lead to
 * the provider's payment pages.
 */
export function pagePolicy(
  inlined: { style: string; script?: string },
  site: {
    cardEntry: CardEntry | null;
    authUrl?: string;
    payOrigin: string;
    isFramable?: boolean;
    /** Further origins to which a form of the page may lead. */
    formOrigins?: readonly string[];
  },
): string {
  const provider = providerSources(site.cardEntry);
  const auth = site.authUrl === undefined ? '' : ` ${new URL(site.authUrl).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${inlined.script ? ` '${inlined.script}'` : ''}${provider.script}`,
    `style-src 'self' '${inlined.style}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${provider.connect}${auth}`,
    `frame-src 'self'${provider.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    // A form may lead only where the redirect after it leads: to the payment page, too.
    `form-action ${["'self'", site.payOrigin, ...(site.formOrigins ?? [])].join(' ')}`,
    "require-trusted-types-for 'script'",
    `frame-ancestors ${site.isFramable ? '*' : "'none'"}`,
  ].join('; ');
}

/** What the provider's documentation asks for, and nothing for a provider at our own address. */
function providerSources(cards: CardEntry | null) {
  if (cards?.kind === 'stripe') {
    return {
      script: ' https://js.stripe.com https://*.js.stripe.com',
      connect: ' https://api.stripe.com',
      frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    };
  }
  const isElsewhere = cards !== null && URL.canParse(cards.apiUrl);
  return { script: '', connect: isElsewhere ? ` ${new URL(cards.apiUrl).origin}` : '', frame: '' };
}

/** The hash by which a content policy allows an inlined style or script. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
