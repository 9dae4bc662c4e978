import { Hono } from 'hono';
import { paths } from '#contract/pages/paths.ts';
import { extractAddress } from '#domain/fields/mail-addresses.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { answerNotFound } from '../platform/http/problem-answers.ts';
import type { Deps } from '../platform/dependencies.ts';

/** Less than a year, as RFC 9116 recommends, so that stale copies expire. */
const GOOD_FOR_DAYS = 180;

/** Serves security.txt (RFC 9116), if a support address is set. */
export function securityContactRoute(
  { site: { publicUrl }, now }: Pick<Deps, 'site' | 'now'>,
  supportEmail: string | undefined,
): Hono {
  const app = new Hono();
  app.get('/.well-known/security.txt', () => {
    if (supportEmail === undefined) return answerNotFound();
    const lines = [
      `Contact: mailto:${extractAddress(supportEmail)}`,
      `Expires: ${new Date(now() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}${paths.info({ slug: 'security-overview' })}`,
    ];
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
    return new Response(`${lines.join('\n')}\n`, { headers });
  });
  return app;
}
