import { DAY_SECONDS } from '#domain/time/durations.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '../../platform/dependencies.ts';
import { clientAddress } from '../../platform/http/requests/client-address.ts';
import type { Config } from '../../platform/settings/config.ts';
import { MAX_SESSION_MS, endSession, type Origin } from './admin-sessions.ts';
import { readDevice, writeDevice, type KnownDevice } from './known-device.ts';
import type { SignedIn } from './sign-in-admin.ts';

export type AdminContext = {
  readOrigin(context: Context): Origin;
  findDevice(context: Context): KnownDevice | null;
  /** Also counts failed attempts by network address alone. */
  isAddressCounted: boolean;
  signIn(context: Context, entered: SignedIn): Promise<void>;
  signOut(context: Context): void;
};

export const ADMIN_COOKIE = 'admin_session';
/** Cookie that identifies a browser from which admins have signed in. */
export const DEVICE_COOKIE = 'admin_device';
/** Maximum lifetime that browsers accept. */
export const DEVICE_SECONDS = 400 * DAY_SECONDS;

export function openAdminContext(
  deps: Deps,
  config: Pick<Config, 'trustProxyHops' | 'rateLimits'>,
): AdminContext {
  const { publicUrl } = deps.site;
  const findDevice = (context: Context) =>
    readDevice(readCookie(context, DEVICE_COOKIE, publicUrl), deps.cipher);
  return {
    findDevice,
    isAddressCounted: config.rateLimits,
    readOrigin: (context) => ({
      address: clientAddress(context, config.trustProxyHops),
      agent: context.req.header('user-agent') ?? '',
    }),
    async signIn(context, { admin, token }) {
      // Ends the session of any admin who was signed in with this browser.
      await endSession(deps.database, readAdminToken(context, publicUrl), deps.now());
      const device = writeDevice(findDevice(context), admin.id, deps);
      writeCookie(context, publicUrl, [ADMIN_COOKIE, token, MAX_SESSION_MS / 1000]);
      writeCookie(context, publicUrl, [DEVICE_COOKIE, device, DEVICE_SECONDS]);
    },
    signOut: (context) => writeCookie(context, publicUrl, [ADMIN_COOKIE, '', 0]),
  };
}

export function readAdminToken(context: Context, publicUrl: string): string {
  return readCookie(context, ADMIN_COOKIE, publicUrl);
}

function readCookie(context: Context, cookie: string, publicUrl: string): string {
  return getCookie(context, nameFor(cookie, publicUrl)) ?? '';
}

function writeCookie(
  context: Context,
  publicUrl: string,
  [cookie, value, maxAge]: [cookie: string, value: string, maxAgeSeconds: number],
): void {
  const secure = publicUrl.startsWith('https:');
  const name = nameFor(cookie, publicUrl);
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge,
  });
}

/** The `__Host-` prefix keeps other hosts and plain connections from setting the cookie. */
function nameFor(cookie: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${cookie}` : cookie;
}
