import { Hono } from 'hono';
import type { JWK } from 'jose';
import { adminLinkRoutes } from './admin-link-routes.ts';
import { adminRoutes } from './auth-admin-routes.ts';
import type { AuthDesk } from './auth-desk.ts';
import { authDoor } from './auth-door.ts';
import { makeAuthSchema } from './auth-schema.ts';
import { settleRules, type AuthServiceSettings } from './auth-settings.ts';
import { startSweep } from './auth-sweep.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { factorRoutes } from './factor-routes.ts';
import { lockAccounts, unlockAccounts } from './locked-accounts.ts';
import { logoutRoutes } from './logout-routes.ts';
import { openMailOutbox } from './mail-outbox.ts';
import { mailRoutes } from './mail-routes.ts';
import { openRateWindows } from './rate-windows.ts';
import { seedUser, type UserSeed } from './seed-user.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { openSigningKeys } from './signing-keys.ts';
import { tokenRoutes } from './token-routes.ts';
import { userRoutes } from './user-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

export type { AuthMail, AuthRateLimits, AuthServiceSettings } from './auth-settings.ts';

export type AuthService = {
  /** All routes at their whole paths, under `/auth/v1`. */
  app: Hono;
  jwks: () => Promise<{ keys: JWK[] }>;
  /** Somebody confirmed, for a demonstration or the first administrator; made once. */
  seedUser: (seed: UserSeed) => Promise<{ id: string }>;
  /** Bans accounts for good, and says which of these addresses had one. */
  lockAccounts: (emails: readonly string[]) => Promise<string[]>;
  /** Ends such a ban, and no other. */
  unlockAccounts: (emails: readonly string[]) => Promise<void>;
  /** A new key signs from now on; tokens signed with the old one stay good until they end. */
  rotateSigningKey: () => Promise<void>;
  /** Until no mail is on its way: each has left, or waits to be tried again. */
  mailsSettled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Accounts, sessions and second factors, in the protocol of the hosted service. */
export async function openAuthService(settings: AuthServiceSettings): Promise<AuthService> {
  const rules = settleRules(settings);
  await makeAuthSchema(settings.pool);
  const keys = await openSigningKeys(settings.pool, rules, settings.signingKey);
  const outbox = openMailOutbox({ pool: settings.pool, rules });
  const windows = openRateWindows(settings.pool, rules);
  const desk: AuthDesk = { pool: settings.pool, rules, keys, windows, outbox };
  const sweep = startSweep(desk);
  const routes = [
    signUpRoutes,
    tokenRoutes,
    userRoutes,
    logoutRoutes,
    mailRoutes,
    verifyRoutes,
    factorRoutes,
    adminRoutes,
    adminLinkRoutes,
    discoveryRoutes,
  ];
  const door = authDoor(desk);
  for (const each of routes) door.route('/', each(desk));
  const app = new Hono();
  app.route('/auth/v1', door);
  return {
    app,
    jwks: async () => ({ keys: await keys.publicKeys() }),
    seedUser: (seed) => seedUser(desk, seed),
    lockAccounts: (emails) => lockAccounts(settings.pool, emails),
    unlockAccounts: (emails) => unlockAccounts(settings.pool, emails),
    rotateSigningKey: keys.rotate,
    mailsSettled: outbox.settled,
    close: async () => {
      await Promise.all([sweep.stop(), outbox.close()]);
    },
  };
}
