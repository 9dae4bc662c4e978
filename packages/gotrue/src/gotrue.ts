import { Hono } from 'hono';
import type { JWK } from 'jose';
import { adminLinkRoutes } from './routes/admin-link-routes.ts';
import { adminRoutes } from './routes/admin-user-routes.ts';
import type { AuthContext } from './auth-context.ts';
import { authRouter } from './auth-router.ts';
import { createAuthSchema } from './auth-schema.ts';
import { resolveSettings, type AuthServiceSettings } from './gotrue-settings.ts';
import { startSweep } from './auth-sweep.ts';
import { discoveryRoutes } from './routes/discovery-routes.ts';
import { factorRoutes } from './routes/factor-routes.ts';
import { lockAccounts, unlockAccounts } from './accounts/locked-accounts.ts';
import { logoutRoutes } from './routes/logout-routes.ts';
import { createMailOutbox } from './mails/mail-outbox.ts';
import { mailRoutes } from './routes/mail-routes.ts';
import { createRateLimits } from './limits/auth-rate-limits.ts';
import { seedUser, type UserSeed } from './accounts/seed-user.ts';
import { signUpRoutes } from './routes/sign-up-routes.ts';
import { loadSigningKeys } from './tokens/signing-keys.ts';
import { tokenRoutes } from './routes/token-routes.ts';
import { userRoutes } from './routes/user-routes.ts';
import { verifyRoutes } from './routes/verify-routes.ts';

export type { AuthMail, AuthRateLimits, AuthServiceSettings } from './gotrue-settings.ts';

export type AuthService = {
  /** All routes with full paths, under `/auth/v1`. */
  app: Hono;
  jwks: () => Promise<{ keys: JWK[] }>;
  /** Creates a confirmed user unless one exists, for a demo or the first administrator. */
  seedUser: (seed: UserSeed) => Promise<{ id: string }>;
  /** Permanently bans the accounts with these email addresses. Returns the addresses that have an account. */
  lockAccounts: (emails: readonly string[]) => Promise<string[]>;
  /** Lifts bans made by `lockAccounts`, and no others. */
  unlockAccounts: (emails: readonly string[]) => Promise<void>;
  /** Signs with a new key from now on. Tokens signed with the old key remain valid until they expire. */
  rotateSigningKey: () => Promise<void>;
  /** Resolves when no mail is in flight: every mail was sent or awaits its next attempt. */
  mailsSettled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Creates a service for accounts, sessions and second factors, compatible with hosted Supabase Auth. */
export async function createAuthService(settings: AuthServiceSettings): Promise<AuthService> {
  const rules = resolveSettings(settings);
  await createAuthSchema(settings.pool);
  const keys = await loadSigningKeys(settings.pool, rules, settings.signingKey);
  const outbox = createMailOutbox({ pool: settings.pool, rules });
  const limits = createRateLimits(settings.pool, rules);
  const auth: AuthContext = { pool: settings.pool, rules, keys, limits, outbox };
  const sweep = startSweep(auth);
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
  const router = authRouter(auth);
  for (const createRoutes of routes) router.route('/', createRoutes(auth));
  const app = new Hono();
  app.route('/auth/v1', router);
  return {
    app,
    jwks: async () => ({ keys: await keys.publicKeys() }),
    seedUser: (seed) => seedUser(auth, seed),
    lockAccounts: (emails) => lockAccounts(settings.pool, emails),
    unlockAccounts: (emails) => unlockAccounts(settings.pool, emails),
    rotateSigningKey: keys.rotate,
    mailsSettled: outbox.settled,
    close: async () => {
      await Promise.all([sweep.stop(), outbox.close()]);
    },
  };
}
