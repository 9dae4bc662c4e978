import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export const ADMIN_COOKIE = 'admin_session';
/** Names a browser that admins signed in with before. */
export const DEVICE_COOKIE = 'admin_device';
type AdminCookie = typeof ADMIN_COOKIE | typeof DEVICE_COOKIE;

/** Over https the name itself keeps other hosts and plain connections from setting it. */
function nameFor(cookie: AdminCookie, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${cookie}` : cookie;
}

export function readAdminToken(context: Context, publicUrl: string): string {
  return readAdminCookie(context, ADMIN_COOKIE, publicUrl);
}

export function readAdminCookie(context: Context, cookie: AdminCookie, publicUrl: string): string {
  return getCookie(context, nameFor(cookie, publicUrl)) ?? '';
}

type NewCookie = { cookie: AdminCookie; value: string; maxAgeSeconds: number };

/** An empty value makes the browser forget it. */
export function giveAdminCookie(
  context: Context,
  publicUrl: string,
  { cookie, value, maxAgeSeconds }: NewCookie,
): void {
  setCookie(context, nameFor(cookie, publicUrl), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  });
}
