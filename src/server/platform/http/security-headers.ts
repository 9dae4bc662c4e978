import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { CardEntry } from '#contract/pages/page-rendering.ts';

/** Sets the headers common to all responses. Pages set their own Content-Security-Policy. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(fixed)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // X-Frame-Options supports only DENY and SAMEORIGIN, so pages that may be framed anywhere rely on the CSP alone.
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
  // Lets operators scan guests' codes with the camera on the dock; the browser still asks for permission.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers for pages whose URL is a secret: never cached, never sent as a referrer. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * Headers for landing pages. Opener isolation makes Chromium switch processes after the response, which costs a slow
 * phone 0.16 s. Leaving it out is safe because these pages show no personal data.
 */
export const landingPageHeaders = { 'cross-origin-opener-policy': 'unsafe-none' };

/**
 * Builds the CSP of a page whose inline style, and script if any, are allowed by hash. Allows the card provider's
 * sources only on pages with card entry; the payment page's origin is always a valid form target.
 */
export function pagePolicy(
  inlined: { style: string; script?: string },
  site: {
    cardEntry: CardEntry | null;
    authUrl?: string;
    payOrigin: string;
    isFramable?: boolean;
    /** Further origins for `form-action`. */
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
    // `form-action` also covers redirects after the submit, such as to the payment page.
    `form-action ${["'self'", site.payOrigin, ...(site.formOrigins ?? [])].join(' ')}`,
    "require-trusted-types-for 'script'",
    `frame-ancestors ${site.isFramable ? '*' : "'none'"}`,
  ].join('; ');
}

/** Lists the sources that the provider's documentation requires. A provider on our own origin needs no entry. */
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

/** Computes the hash source of an inline style or script. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
