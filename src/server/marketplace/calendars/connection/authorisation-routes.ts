import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { endpoints } from '#contract/endpoints.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { done } from '#domain/problems.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { CalendarProvider } from '../../../platform/gateways/calendar-service.ts';
import type { RateLimiter } from '../../../platform/http/rate-limits.ts';
import { pathCookie } from '../../../platform/http/secure-cookies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { connectCalendar, type PendingAuthorization } from './connect-calendar.ts';

const CALLBACK_PATH = '/oauth/nylas/callback';
const CALLBACKS = { name: 'calendar-callbacks', max: 120, withinSeconds: 600 };
/** Cookie that binds an authorization to the browser in which it began. */
const BROWSER_COOKIE = 'calendar-connect';
const cookiePath = '/oauth/nylas';

export function authorisationRoutes(deps: Deps) {
  return [
    serve(endpoints.startCalendar, async ({ operator, query, context }) => {
      const provider = query.provider ?? null;
      const begun = await beginAuthorisation(deps, {
        operatorId: operator.id,
        // Reuses the cookie, so that authorizations in two tabs can both complete.
        browser: getCookie(context, buildCookieName(deps)),
        redirectUri: redirectUri(deps),
        provider: provider === 'apple' ? 'icloud' : provider,
      });
      rememberBrowser(deps, context, begun.browser);
      return done({ authUrl: begun.url });
    }),
  ];
}

export function authorisationCallback(deps: Deps, limit: RateLimiter): Hono {
  const app = new Hono();
  app.get(CALLBACK_PATH, limit(CALLBACKS), async (context) => {
    const { state, code } = context.req.query();
    const browser = getCookie(context, buildCookieName(deps)) ?? '';
    const begun = await takeAuthorisation(deps, { state: state ?? '', browser });
    // There is no code if the operator declined.
    const connected =
      begun !== null && code
        ? await connectCalendar(deps, { ...begun, code, redirectUri: redirectUri(deps) })
        : false;
    deleteCookie(context, buildCookieName(deps), {
      path: cookiePath,
      secure: deps.site.publicUrl.startsWith('https:'),
    });
    context.header('cache-control', 'no-store');
    const outcome = connected ? 'connected' : 'failed';
    return context.redirect(portalPaths.operatorDashboard({ calendar: outcome }), 303);
  });
  return app;
}

function redirectUri({ site }: Deps): string {
  return `${site.publicUrl}${CALLBACK_PATH}`;
}

function buildCookieName({ site }: Deps): string {
  return pathCookie(BROWSER_COOKIE, site.publicUrl);
}

function rememberBrowser(deps: Deps, context: Context, browser: string): void {
  const { site } = deps;
  setCookie(context, buildCookieName(deps), browser, {
    httpOnly: true,
    // `Lax`, because the provider's page links back from another site.
    sameSite: 'Lax',
    secure: site.publicUrl.startsWith('https:'),
    path: cookiePath,
    maxAge: AUTHORISATION_MINUTES * 60,
  });
}

export const AUTHORISATION_MINUTES = 10;
const SECRET_BYTES = 32;

type Start = {
  operatorId: string;
  /** Cookie of an earlier start in this browser. */
  browser: string | undefined;
  redirectUri: string;
  provider: CalendarProvider | null;
};

/**
 * Starts an authorization. The state identifies the operator; it is valid once, for ten minutes, and only with the
 * secret in this browser's cookie. An attacker's link can therefore not connect a victim's calendar to the attacker's
 * account.
 */
async function beginAuthorisation(
  deps: Deps,
  { operatorId, browser: earlier, redirectUri, provider }: Start,
): Promise<{ url: string; browser: string }> {
  const state = newSecret(deps);
  const browser = earlier !== undefined && isSecret(earlier) ? earlier : newSecret(deps);
  const { url, verifier } = deps.calendars.authorise({ redirectUri, state, provider });
  const now = deps.now();
  await deps.database
    .deleteFrom('calendarAuthorisations')
    .where('endsAt', '<=', new Date(now))
    .execute();
  await deps.database
    .insertInto('calendarAuthorisations')
    .values({
      stateHash: hashState(state, browser),
      operatorId,
      verifierEncrypted: deps.cipher.encrypt(verifier, operatorId),
      createdAt: new Date(now),
      endsAt: new Date(now + AUTHORISATION_MINUTES * MINUTE_MS),
    })
    .execute();
  return { url, browser };
}

/** Consumes an authorization; null if it was begun in another browser or has expired. */
async function takeAuthorisation(
  deps: Deps,
  { state, browser }: { state: string; browser: string },
): Promise<PendingAuthorization | null> {
  const taken = await deps.database
    .deleteFrom('calendarAuthorisations')
    .where('stateHash', '=', hashState(state, browser))
    .where('endsAt', '>', new Date(deps.now()))
    .returning(['operatorId', 'verifierEncrypted'])
    .executeTakeFirst();
  const verifier = taken && deps.cipher.decrypt(taken.verifierEncrypted, taken.operatorId);
  return taken && verifier ? { operatorId: taken.operatorId, verifier } : null;
}

function newSecret(deps: Deps): string {
  return Buffer.from(deps.randomBytes(SECRET_BYTES)).toString('base64url');
}

function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function hashState(state: string, browser: string): string {
  return hash('sha256', `${state} ${browser}`);
}
