import { randomBytes, randomUUID } from 'node:crypto';
import {
  createAuthService,
  type AuthMail,
  type AuthService as EmbeddedAuth,
  type AuthServiceSettings,
} from 'gotrue';
import { readPerson, removePerson } from 'gotrue/account-rights';
import type { Context } from 'hono';
import { paths } from '#contract/pages/paths.ts';
import { passwordWordProblem } from '#domain/fields/password-words.ts';
import type pg from 'pg';
import type { Config } from '../../platform/settings/config.ts';
import { isDatabaseOutage } from '../../platform/database/database-outage.ts';
import { clientAddress } from '../../platform/http/requests/client-address.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { mailHtml, mailText } from '../../platform/mail/mail-layout.ts';
import { signInMail } from '../../identity/operators/sign-in-mail-templates.ts';
import { openGotrueAuth } from '../../platform/gateways/gotrue/gotrue-auth.ts';
import type { Mailer } from '../../platform/gateways/mailer.ts';
import type { AuthService, SignInAccounts } from '../../platform/gateways/auth-gateway.ts';

export type OpenAuth = {
  service: AuthService;
  /** Null with a hosted service. */
  embedded: EmbeddedAuth | null;
};

export type { EmbeddedAuth };

type Needs = { config: Config; pool: pg.Pool; now: () => number; mailer: Mailer; log: Log };

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

/** Passes the visitor's address to the embedded service in-process, not by a forgeable header. */
type InsideCall = { visitor: string };

function embeddedSettings({ config, pool, now, mailer, log }: Needs): AuthServiceSettings {
  const { redirectOrigins, rateLimits, serviceKey, ...given } = config.embeddedAuth;
  const origins = [new URL(config.publicUrl).origin, ...redirectOrigins];
  return {
    pool,
    publicUrl: config.publicUrl,
    now,
    anonKey: '',
    // Random without a setting, which closes the admin calls.
    serviceKey: serviceKey ?? randomBytes(32).toString('base64url'),
    sendMail: (mail) => sendSignInMail(mailer, mail, config),
    allowedRedirects: (to) => URL.canParse(to) && origins.includes(new URL(to).origin),
    clientAddress: (context) => getVisitorAddress(context, config.trustProxyHops),
    rateLimits: { isOn: config.rateLimits, ...rateLimits },
    refuseCommonPasswords: config.refuseCommonPasswords,
    weakBecause: config.refuseCommonPasswords ? passwordWordProblem : () => null,
    isOutage: isDatabaseOutage,
    log: (line) => log.warn(line),
    ...given,
  };
}

function getVisitorAddress(context: Context, trustedHops: number): string {
  const inside = context.env as Partial<InsideCall> | undefined;
  return inside?.visitor ?? clientAddress(context, trustedHops);
}

async function sendSignInMail(
  mailer: Mailer,
  mail: AuthMail,
  { publicUrl, languages, company }: Pick<Config, 'publicUrl' | 'languages' | 'company'>,
): Promise<void> {
  const content = signInMail(mail, { publicUrl, languages });
  await mailer.send({
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    to: mail.to,
    subject: content.subject,
    text: mailText(content, { company }),
    html: await mailHtml(content, { publicUrl, company }),
  });
}
