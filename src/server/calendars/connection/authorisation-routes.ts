import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readQuery } from '../../http/read-query.ts';
import type { Deps } from '../../dependencies.ts';
import {
  AUTHORISATION_MINUTES,
  beginAuthorisation,
  takeAuthorisation,
} from './authorise-calendar.ts';
import { connectCalendar } from './connect-calendar.ts';

const CALLBACK_PATH = '/oauth/nylas/callback';
const STARTS = { name: 'calendar-starts', most: 60, withinSeconds: 600 };
const CALLBACKS = { name: 'calendar-callbacks', most: 120, withinSeconds: 600 };
/** Names the browser in which an operator began: only there it ends. */
const BROWSER_COOKIE = 'calendar-connect';
const cookiePath = '/oauth/nylas';

/** How a calendar is connected: from the operator's panel to the provider's pages, and back. */
export function authorisationRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const redirectUri = `${deps.site.publicUrl}${CALLBACK_PATH}`;

  app.get(endpoints.startCalendar.path, requireOperator(deps), limit(STARTS), async (context) => {
    const input = readQuery(context.req.raw, StartQuery);
    if (!input.ok) return answerProblem(input.problem);
    const provider = input.value.provider ?? null;
    const begun = await beginAuthorisation(deps, {
      operatorId: context.get('operator').id,
      // Begun in two tabs, either may end.
      browser: getCookie(context, BROWSER_COOKIE),
      redirectUri,
      provider: provider === 'apple' ? 'icloud' : provider,
    });
    setCookie(context, BROWSER_COOKIE, begun.browser, {
      httpOnly: true,
      // The provider's page leads back here from another site.
      sameSite: 'Lax',
      secure: deps.site.publicUrl.startsWith('https:'),
      path: cookiePath,
      maxAge: AUTHORISATION_MINUTES * 60,
    });
    return context.json({ authUrl: begun.url });
  });

  app.get(CALLBACK_PATH, limit(CALLBACKS), async (context) => {
    const { state, code } = context.req.query();
    const browser = getCookie(context, BROWSER_COOKIE) ?? '';
    const begun = await takeAuthorisation(deps, { state: state ?? '', browser });
    // Refused at the provider, there is no code.
    const connected =
      begun !== null && code ? await connectCalendar(deps, { ...begun, code, redirectUri }) : false;
    deleteCookie(context, BROWSER_COOKIE, { path: cookiePath });
    context.header('cache-control', 'no-store');
    const outcome = connected ? 'connected' : 'failed';
    return context.redirect(`/operator/dashboard?calendar=${outcome}`, 303);
  });
  return app;
}

const StartQuery = z.object({
  /** `apple` is what people call iCloud. */
  provider: z.optional(
    z.enum(['google', 'microsoft', 'apple', 'icloud'], {
      error: 'Please choose Google, Microsoft or Apple.',
    }),
  ),
});
