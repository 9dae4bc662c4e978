import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import {
  AUTHORISATION_MINUTES,
  beginAuthorisation,
  takeAuthorisation,
} from './authorise-calendar.ts';
import { connectCalendar } from './connect-calendar.ts';

const CALLBACK_PATH = '/oauth/nylas/callback';
const CALLBACKS = { name: 'calendar-callbacks', most: 120, withinSeconds: 600 };
/** Names the browser in which an operator began: only there it ends. */
const BROWSER_COOKIE = 'calendar-connect';
const cookiePath = '/oauth/nylas';

/** How a calendar is connected: from the operator's panel to the provider's pages. */
export function authorisationRoutes(deps: Deps) {
  return [
    serve(endpoints.startCalendar, async ({ operator, query, context }) => {
      const provider = query.provider ?? null;
      const begun = await beginAuthorisation(deps, {
        operatorId: operator.id,
        // Begun in two tabs, either may end.
        browser: getCookie(context, BROWSER_COOKIE),
        redirectUri: redirectUri(deps),
        provider: provider === 'apple' ? 'icloud' : provider,
      });
      rememberBrowser(deps, context, begun.browser);
      return done({ authUrl: begun.url });
    }),
  ];
}

/** Where the provider's pages lead back to. */
export function authorisationCallback(deps: Deps, limit: RateLimiter): Hono {
  const app = new Hono();
  app.get(CALLBACK_PATH, limit(CALLBACKS), async (context) => {
    const { state, code } = context.req.query();
    const browser = getCookie(context, BROWSER_COOKIE) ?? '';
    const begun = await takeAuthorisation(deps, { state: state ?? '', browser });
    // Refused at the provider, there is no code.
    const connected =
      begun !== null && code
        ? await connectCalendar(deps, { ...begun, code, redirectUri: redirectUri(deps) })
        : false;
    deleteCookie(context, BROWSER_COOKIE, { path: cookiePath });
    context.header('cache-control', 'no-store');
    const outcome = connected ? 'connected' : 'failed';
    return context.redirect(`/operator/dashboard?calendar=${outcome}`, 303);
  });
  return app;
}

function redirectUri({ site }: Deps): string {
  return `${site.publicUrl}${CALLBACK_PATH}`;
}

function rememberBrowser({ site }: Deps, context: Context, browser: string): void {
  setCookie(context, BROWSER_COOKIE, browser, {
    httpOnly: true,
    // The provider's page leads back here from another site.
    sameSite: 'Lax',
    secure: site.publicUrl.startsWith('https:'),
    path: cookiePath,
    maxAge: AUTHORISATION_MINUTES * 60,
  });
}
