import type { Context } from 'hono';
import { styleSource, type Markup } from './sandbox-frame.ts';

/** Renders a page. The policy allows its forms to redirect to `leadsTo`. */
export function showPage(
  c: Context,
  status: 200 | 400 | 403 | 404,
  page: Markup,
  leadsTo: string | null = null,
): Response | Promise<Response> {
  const target = leadsTo === null ? '' : ` ${new URL(leadsTo).origin}`;
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  c.header('x-robots-tag', 'noindex');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src ${styleSource}; img-src data:; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
  );
  return c.html(page, status);
}
