import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export const ADMIN_COOKIE = 'admin_session';

/** Over https the name itself keeps other hosts and plain connections from setting it. */
function nameFor(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${ADMIN_COOKIE}` : ADMIN_COOKIE;
}

export function readAdminToken(context: Context, publicUrl: string): string {
  return getCookie(context, nameFor(publicUrl)) ?? '';
}

/** An empty token makes the browser forget it. */
export function giveAdminToken(
  context: Context,
  publicUrl: string,
  token: string,
  maxAgeSeconds: number,
): void {
  setCookie(context, nameFor(publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  });
}
