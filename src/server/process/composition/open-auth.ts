import { randomBytes, randomUUID } from 'node:crypto';
import {
  createAuthService,
  type AuthMail,
  type AuthService as EmbeddedAuth,
  type AuthServiceSettings,
} from 'gotrue';
import { readPerson, removePerson } from 'gotrue/account-rights';
import type { Context } from 'hono';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { RenderMail } from '#mails/mail-renderer.ts';
import { paths } from '#contract/pages/paths.ts';
import { extractAddress } from '#domain/fields/mail-addresses.ts';
import { findPasswordWordProblem } from '#domain/fields/password-words.ts';
import type pg from 'pg';
import type { Config } from '../../platform/settings/config.ts';
import { isDatabaseOutage } from '../../platform/database/database-outage.ts';
import { clientAddress } from '../../platform/http/requests/client-address.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { loadSignInMail } from '../../identity/operators/sign-in-mail-loader.ts';
import { openGotrueAuth } from '../../platform/gateways/gotrue/gotrue-auth.ts';
import type { Mailer } from '../../platform/gateways/mailer.ts';
import type { AuthService, SignInAccounts } from '../../platform/gateways/auth-gateway.ts';

export type OpenAuth = {
  service: AuthService;
  /** Null with a hosted service. */
  embedded: EmbeddedAuth | null;
};

export type { EmbeddedAuth };

type Needs = {
  config: Config;
  pool: pg.Pool;
  now: () => number;
  mailer: Mailer;
  renderMail: RenderMail;
  log: Log;
};

/** Opens the hosted or the embedded auth service; both speak one protocol. */
export async function openAuth(needs: Needs): Promise<OpenAuth> {
  const { config, now } = needs;
  const redirectTo = config.publicUrl + paths.operatorPortal();
  if (config.auth) {
    const hosted = { ...config.auth, isHosted: true, redirectTo, otherOrigins: [] };
    return { service: openGotrueAuth({ ...hosted, send: fetch, now }), embedded: null };
  }
  const embedded = await createAuthService(embeddedSettings(needs));
  const url = `${config.publicUrl}/auth/v1`;
  const service = openGotrueAuth({
    url,
    issuer: url,
    jwksUrl: `${url}/.well-known/jwks.json`,
    audience: 'authenticated',
    anonKey: '',
    secret: undefined,
    isHosted: false,
    redirectTo,
    now,
    otherOrigins: config.embeddedAuth.redirectOrigins,
    send: async (to, init) => {
      const request = new Request(to, init);
      const inside: InsideCall = { visitor: request.headers.get('x-forwarded-for') ?? 'inside' };
      return embedded.app.fetch(request, inside);
    },
  });
  return { service, embedded };
}

/** Accounts of the embedded service; null with a hosted one. */
export function openSignInAccounts(
  { auth }: Pick<Config, 'auth'>,
  pool: Pick<pg.Pool, 'query'>,
): SignInAccounts | null {
  if (auth) return null;
  return {
    read: (userId) => readPerson(pool, userId),
    remove: (userId) => removePerson(pool, userId),
  };
}

/** Passes the visitor's network address to the embedded service in-process, not by a forgeable header. */
type InsideCall = { visitor: string };

function embeddedSettings(needs: Needs): AuthServiceSettings {
  const { config, pool, now, log } = needs;
  const { redirectOrigins, rateLimits, serviceKey, ...given } = config.embeddedAuth;
  const origins = [new URL(config.publicUrl).origin, ...redirectOrigins];
  return {
    pool,
    publicUrl: config.publicUrl,
    now,
    anonKey: '',
    // Uses a random key without the setting, which disables the service's admin endpoints.
    serviceKey: serviceKey ?? randomBytes(32).toString('base64url'),
    sendMail: (mail) => sendSignInMail(needs, mail),
    allowedRedirects: (to) => URL.canParse(to) && origins.includes(new URL(to).origin),
    clientAddress: (context) => getClientAddress(context, config.trustProxyHops),
    rateLimits: { isOn: config.rateLimits, ...rateLimits },
    refuseCommonPasswords: config.refuseCommonPasswords,
    weakBecause: config.refuseCommonPasswords ? describeWeakness : () => null,
    isOutage: isDatabaseOutage,
    log: (line) => log.warn(line),
    ...given,
  };
}

function describeWeakness(password: string, email: string): string | null {
  const problem = findPasswordWordProblem(password, email);
  return problem && writeError('en', problem);
}

function getClientAddress(context: Context, trustedHops: number): string {
  const inside = context.env as Partial<InsideCall> | undefined;
  return inside?.visitor ?? clientAddress(context, trustedHops);
}

async function sendSignInMail(
  { mailer, renderMail, config }: Needs,
  mail: AuthMail,
): Promise<void> {
  const { publicUrl, company } = config;
  const site = {
    publicUrl,
    company,
    supportEmail: extractAddress(config.supportEmail ?? config.mailFrom),
  };
  await mailer.send({
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    to: mail.to,
    ...(await renderMail(loadSignInMail(mail, config), site)),
  });
}
