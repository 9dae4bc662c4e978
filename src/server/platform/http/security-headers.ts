import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { CardEntry } from '#contract/pages/page-rendering.ts';

/** Sets the headers common to all responses. Pages bring their own content policy. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(fixed)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // X-Frame-Options knows only DENY and SAMEORIGIN; pages that may be framed anywhere rely on the policy.
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
  // The camera scans guests' codes on the dock, with the browser's permission.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers of secret addresses: no caching, and no referrer to other sites. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * Headers of landing pages. Opener isolation makes Chromium start another process after the response, which costs a
 * slow phone 0.16 s; these pages show no personal data.
 */
export const landingPageHeaders = { 'cross-origin-opener-policy': 'unsafe-none' };

/**
 * Content policy of a page with an inline style, and perhaps a script, allowed by hash. Permits the payment provider
 * only where cards are entered or forms lead to its pages.
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

/** Sources required by the provider's documentation; empty for a provider at our own address. */
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
