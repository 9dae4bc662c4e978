import * as z from 'zod/mini';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../settings/config.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../dependencies.ts';
import { LONGEST_MS, endSession, type Origin } from './admin-sessions.ts';
import type { SignedIn } from './sign-in-admin.ts';
import type { FieldCipher } from '../encrypted-fields.ts';

/** What passes between an admin's browser and the server as they come and go. */
export type AdminContext = {
  originOf(context: Context): Origin;
  deviceOf(context: Context): KnownDevice | null;
  /** Whether failed tries are counted by their address alone, too. */
  isAddressCounted: boolean;
  signIn(context: Context, entered: SignedIn): Promise<void>;
  signOut(context: Context): void;
};

/** As long as browsers keep a cookie at the most. */
export const DEVICE_SECONDS = 400 * 86_400;

export function openAdminContext(
  deps: Deps,
  config: Pick<Config, 'trustProxyHops' | 'rateLimits'>,
): AdminContext {
  const { publicUrl } = deps.site;
  const deviceOf = (context: Context) =>
    readDevice(readAdminCookie(context, DEVICE_COOKIE, publicUrl), deps.cipher);
  return {
    deviceOf,
    isAddressCounted: config.rateLimits,
    originOf: (context) => ({
      address: clientAddress(context, config.trustProxyHops),
      agent: context.req.header('user-agent') ?? '',
    }),
    async signIn(context, { admin, token }) {
      // Whoever was signed in on this browser before is not any more.
      await endSession(deps.database, readAdminToken(context, publicUrl), deps.now());
      const maxAgeSeconds = LONGEST_MS / 1000;
      giveAdminCookie(context, publicUrl, { cookie: ADMIN_COOKIE, value: token, maxAgeSeconds });
      const device = writeDevice(deviceOf(context), admin.id, deps);
      const lasting = {
        cookie: DEVICE_COOKIE,
        value: device,
        maxAgeSeconds: DEVICE_SECONDS,
      } as const;
      giveAdminCookie(context, publicUrl, lasting);
    },
    signOut(context) {
      giveAdminCookie(context, publicUrl, { cookie: ADMIN_COOKIE, value: '', maxAgeSeconds: 0 });
    },
  };
}

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

function readAdminCookie(context: Context, cookie: AdminCookie, publicUrl: string): string {
  return getCookie(context, nameFor(cookie, publicUrl)) ?? '';
}

type NewCookie = { cookie: AdminCookie; value: string; maxAgeSeconds: number };

/** An empty value makes the browser forget it. */
function giveAdminCookie(
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

/** A browser that admins signed in with before. Its cookie opens nothing: its tries are only counted apart. */
export type KnownDevice = { id: string; adminIds: readonly string[] };

const written = z.object({ id: z.string(), adminIds: z.array(z.string()) });
/** What the cookie is sealed for. */
const OWNER = 'admin-device';
const MOST_ADMINS = 8;

/** Null for a cookie that is not one of ours. */
function readDevice(cookie: string, cipher: FieldCipher): KnownDevice | null {
  const text = cookie === '' ? null : cipher.decrypt(cookie, OWNER);
  return text === null ? null : written.parse(JSON.parse(text));
}

/** The cookie of a browser that this admin signs in with, too. */
function writeDevice(
  known: KnownDevice | null,
  adminId: string,
  { cipher, newId }: { cipher: FieldCipher; newId: () => string },
): string {
  const others = (known?.adminIds ?? []).filter((id) => id !== adminId);
  const device: KnownDevice = {
    id: known?.id ?? newId(),
    adminIds: [adminId, ...others].slice(0, MOST_ADMINS),
  };
  return cipher.encrypt(JSON.stringify(device), OWNER);
}
