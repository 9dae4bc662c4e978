import type { Context } from 'hono';
import type { Config } from '../settings/config.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../dependencies.ts';
import {
  ADMIN_COOKIE,
  DEVICE_COOKIE,
  giveAdminCookie,
  readAdminCookie,
  readAdminToken,
} from './admin-cookie.ts';
import { LONGEST_MS } from './admin-session-queries.ts';
import { endSession, type Origin } from './admin-sessions.ts';
import { readDevice, writeDevice, type KnownDevice } from './known-devices.ts';
import type { SignedIn } from './sign-in-admin.ts';

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
